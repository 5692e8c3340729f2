import type { CorrectionItem, CorrectionMoves, KeyOfQuestion } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { CorrectionKind } from '@sabimark/domain/marking/corrections/correction.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { QuestionKind } from './corrections.ts'

/** What each kind is called where it is chosen. */
export const kindWords: Record<QuestionKind, string> = {
  correct: 'Another answer is right',
  also: 'Another answer is right as well',
  annulled: 'Nobody is marked on it',
  full: 'Everybody gets full marks',
}

const noneRight = 'No answer is right'

const usualReasons: Record<CorrectionKind, readonly string[]> = {
  correct: ['Wrong letter in the key', 'Wrong answer in the key', 'The question was changed'],
  also: ['Two answers are right', 'Another spelling is right'],
  annulled: [noneRight, 'The question cannot be understood', 'Not in the syllabus'],
  full: [noneRight, 'The question cannot be understood', 'Not in the syllabus'],
  bonus: ['The paper was too long', 'Time was lost'],
  taken_back: ['The key was right before'],
}

/** Reasons that are proposed for each kind, the usual one first. An essay has no right answers that could be missing. */
export function reasonsFor(kind: CorrectionKind, asked?: KeyOfQuestion['kind']): readonly string[] {
  return usualReasons[kind].filter((reason) => asked !== 'essay' || reason !== noneRight)
}

const done: Record<CorrectionKind, (question: string) => string> = {
  correct: (question) => `key of ${question} corrected`,
  also: (question) => `another answer to ${question} accepted`,
  annulled: (question) => `${question} annulled`,
  full: (question) => `full marks for everybody in ${question}`,
  bonus: () => 'marks for everybody',
  taken_back: (question) => `correction of ${question} undone`,
}

/** "key of question 12 corrected". */
export function doneText({ kind, number }: { kind: CorrectionKind; number: number | null }): string {
  if (kind === 'taken_back' && number === null) return 'marks for everybody undone'
  return done[kind](number === null ? 'the paper' : `question ${number}`)
}

/** The same as a heading. */
export function doneTitle(item: Pick<CorrectionItem, 'kind' | 'number'>): string {
  const text = doneText(item)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Where the exam was put right and the bank could not be. */
export const bankLeftText =
  'The Question Bank was left as it is: its question is another person’s, asks something else by now, or cannot be saved with this answer.'

/** Why somebody cannot undo what reached exams of others. */
export function othersText(others: CorrectionItem['others']): string {
  const exams = others.map(({ owner, title }) => `${owner} (${title})`).join(', ')
  return `It also reached exams of ${exams}: only an administrator can undo it.`
}

type Sums = { earnedHundredths: number; availableHundredths: number; percentage: number }

/** "62% (31 of 50 marks)". */
export function sumsText({ earnedHundredths, availableHundredths, percentage }: Sums): string {
  return `${percentage}% (${marksText(earnedHundredths)} of ${marksText(availableHundredths)} marks)`
}

type What = { kind: CorrectionKind; number: number | null; reason: string }
type OnCard = { revision: number; at: string; what: readonly What[]; before: Sums; after: Sums }

/** "Revision 2, 14 Mar 2027: key of question 12 corrected", what it moved, and why where that may be read. */
export function revisionText(item: OnCard): { what: string; moved: string; reason: string | null } {
  const [day = ''] = formatLagos(new Date(item.at)).split(', ')
  const date = day.replace(/^\w+ /, '')
  const what = item.what.map(doneText).join('; ')
  const reasons = [...new Set(item.what.map(({ reason }) => reason))]
  return {
    what: what ? `Revision ${item.revision}, ${date}: ${what}` : `Your paper was corrected, ${date}`,
    moved: `${sumsText(item.before)} → ${sumsText(item.after)}`,
    reason: reasons.length > 0 ? `Reason: ${reasons.join('; ')}` : null,
  }
}

const candidates = (count: number) => counted(count, 'candidate')

/** Who would move, in a sentence or two. */
export function movesText(moves: CorrectionMoves): string {
  const { upCount, downCount, lostCount, scoredCount, sameCount, waitingCount } = moves
  const still = `${candidates(waitingCount)} still ${waitingCount === 1 ? 'waits' : 'wait'} to be marked by a person.`
  if (upCount + downCount + lostCount + scoredCount === 0) {
    return waitingCount > 0
      ? `No score changes yet: ${still}`
      : 'No score changes. Papers handed in from now on are marked by the new key.'
  }
  const parts = [
    upCount > 0 && `${candidates(upCount)} ${upCount === 1 ? 'goes' : 'go'} up`,
    scoredCount > 0 &&
      `${upCount > 0 ? scoredCount.toLocaleString('en-NG') : candidates(scoredCount)} ${scoredCount === 1 ? 'gets' : 'get'} a score`,
    downCount > 0 && `${candidates(downCount)} ${downCount === 1 ? 'goes' : 'go'} down`,
    lostCount > 0 &&
      `${candidates(lostCount)} ${lostCount === 1 ? 'loses the' : 'lose their'} score until a person has marked the answer`,
    sameCount > 0 && `${candidates(sameCount)} ${sameCount === 1 ? 'stays' : 'stay'}`,
  ]
  return `${parts.filter(Boolean).join(', ')}.${waitingCount > 0 ? ` ${still}` : ''}`
}

/** Lines that are crossed; null where none is. */
export function linesText({ passCount, failCount, gradeUpCount, gradeDownCount }: CorrectionMoves): string | null {
  const parts = [
    passCount > 0 && `${passCount} more ${passCount === 1 ? 'passes' : 'pass'}`,
    failCount > 0 && `${failCount} no longer ${failCount === 1 ? 'passes' : 'pass'}`,
    gradeUpCount > 0 && `${gradeUpCount} ${gradeUpCount === 1 ? 'gets' : 'get'} a better grade`,
    gradeDownCount > 0 && `${gradeDownCount} ${gradeDownCount === 1 ? 'gets' : 'get'} a lower grade`,
  ]
  const said = parts.filter(Boolean).join(', ')
  return said === '' ? null : `${said}.`
}
