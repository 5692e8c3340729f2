import { type HandRound, isMarkOf } from '@sabimark/domain/marking/hand-mark.ts'
import type { PaperScript } from './paper-marks.db.ts'
import type { StandingMark } from './scripts.db.ts'

export type TypedMark = {
  revision: number
  /** Null takes the mark back. */
  hundredths: number | null
}

export type Judged = {
  typed: TypedMark
  script: PaperScript | undefined
  question: { marksHundredths: number } | undefined
  marks: readonly StandingMark[]
  /** The mark this person is shown. */
  shown: StandingMark | undefined
  round: HandRound | null
  userId: string
  isTwice: boolean
}

/** Why a mark that was typed from paper cannot be written down; null where it can. */
export function problemOf({ typed, script, question, marks, shown, round, userId, isTwice }: Judged): string | null {
  if (!script || !question) return 'Nobody has handed in this question on paper in this attempt.'
  if (typed.hundredths !== null && !isMarkOf(typed.hundredths, question.marksHundredths)) {
    return `Marks go by quarters, from 0 to ${question.marksHundredths / 100}.`
  }
  if (script.revision !== typed.revision) return 'It was marked since you opened the list. Check again.'
  if (isTwice) return 'It is in the list twice.'
  if (typed.hundredths === null) return shown?.markerId === userId ? null : 'Only who gave this mark can remove it.'
  return round ? null : whyNotTheirs(script, marks)
}

/** Why an answer on paper is not, or no longer, for this marker. */
function whyNotTheirs({ state }: Pick<PaperScript, 'state'>, marks: readonly StandingMark[]): string {
  const has = (round: HandRound) => marks.some((mark) => mark.round === round)
  if (has('agreed')) return 'The author of the exam or an administrator has decided it, and only they change it.'
  if (state === 'conflict') return 'The markers disagree; the author of the exam or an administrator decides.'
  if (has('second')) return 'Two markers have marked it; the author of the exam or an administrator can change it.'
  return 'A colleague has marked it; the author of the exam or an administrator can change it.'
}
