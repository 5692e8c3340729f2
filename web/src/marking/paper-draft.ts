import { ORPCError } from '@orpc/client'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { isMarkOf } from '@sabimark/domain/marking/hand-mark.ts'
import type { Client } from '../platform/client.ts'

export type Papers = Awaited<ReturnType<Client['marking']['listPaperMarks']>>
type Candidate = Papers['candidates'][number]
type PaperMark = Candidate['marks'][number]
export type Entered = Parameters<Client['marking']['enterPaperMarks']>[0]['marks'][number]

/** What was typed into the grid, by `cellOf`. A cell nobody touched is not in it. */
export type PaperDraft = Readonly<Record<string, string>>

export const cellOf = ({ attemptId }: Pick<Candidate, 'attemptId'>, questionId: string) => `${attemptId} ${questionId}`

/** What stands in a cell before anything is typed. */
export function markText({ hundredths }: PaperMark): string {
  return hundredths === null ? '' : marksText(hundredths)
}

/** What is wrong with a typed mark; null for nothing, and for nothing typed. */
export function cellProblem(typed: string, marksHundredths: number): string | null {
  if (typed.trim() === '') return null
  const hundredths = marksFromText(typed)
  if (hundredths !== null && isMarkOf(hundredths, marksHundredths)) return null
  return `By quarters, 0 to ${marksText(marksHundredths)}`
}

/** The marks that were changed; a cell that was emptied keeps its mark. */
export function enteredMarks({ candidates }: Papers, draft: PaperDraft): Entered[] {
  return candidates.flatMap((candidate) =>
    candidate.marks.flatMap((mark) => {
      const typed = draft[cellOf(candidate, mark.questionId)]
      const hundredths = typed === undefined ? null : marksFromText(typed)
      if (hundredths === null || hundredths === mark.hundredths) return []
      const { studentNumber, attemptNumber } = candidate
      return [{ studentNumber, attemptNumber, questionId: mark.questionId, revision: mark.revision, hundredths }]
    }),
  )
}

const prefix = 'cbt_paper_'

/** What was typed on this device and not saved yet. */
export function readPaperDraft(examId: string): PaperDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${prefix}${examId}`) ?? '{}')
    const texts = Object.entries(Object(kept)).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

export function keepPaperDraft(examId: string, draft: PaperDraft): void {
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(`${prefix}${examId}`)
    else localStorage.setItem(`${prefix}${examId}`, JSON.stringify(draft))
  } catch {
    // It is on the screen.
  }
}

/** What the server found wrong with the marks it was sent, by student ID and question. */
export function refusedMarks(error: unknown, sent: readonly Entered[]): ReadonlyMap<string, string> {
  const data = error instanceof ORPCError && error.code === 'INVALID_MARKS' ? error.data : null
  const problems: unknown = typeof data === 'object' && data !== null && 'problems' in data ? data.problems : []
  return new Map(
    (problems as Problem[]).map(({ place, message }) => {
      const { studentNumber = '', questionId = '' } = sent[place] ?? {}
      return [`${studentNumber} ${questionId}`, message]
    }),
  )
}

type Problem = { place: number; message: string }
