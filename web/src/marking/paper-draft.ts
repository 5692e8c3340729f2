import { ORPCError } from '@orpc/client'
import type { PaperMarks } from '@sabimark/contract/answers.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { isMarkOf } from '@sabimark/domain/marking/hand-mark.ts'
import type { Client } from '../platform/client.ts'
import { ofMarks } from './of-marks.ts'

type Candidate = PaperMarks['candidates'][number]
export type PaperMark = Candidate['marks'][number]
export type Entered = Parameters<Client['marking']['enterPaperMarks']>[0]['marks'][number]

/** What was typed into a cell, and the revision of the answer that stood there meanwhile. */
export type TypedCell = { text: string; revision: number }

/** What was typed into the grid, by `cellOf`. A cell nobody touched is not in it. */
export type PaperDraft = Readonly<Record<string, TypedCell>>

export const cellOf = ({ attemptId }: Pick<Entered, 'attemptId'>, questionId: string) => `${attemptId} ${questionId}`

/** What a cell shows, and what was typed there before somebody else marked it; that is only offered. */
export function shownIn(mark: PaperMark, typed: TypedCell | undefined): { text: string; offered: string | null } {
  const stored = mark.hundredths === null ? '' : marksText(mark.hundredths)
  if (!typed) return { text: stored, offered: null }
  if (typed.revision === mark.revision) return { text: typed.text, offered: null }
  return { text: stored, offered: marksFromText(typed.text) === mark.hundredths ? null : typed.text }
}

/** What is wrong with a typed mark; null for nothing, and for nothing typed. */
export function cellProblem(text: string, marksHundredths: number): string | null {
  if (text.trim() === '') return null
  const hundredths = marksFromText(text)
  if (hundredths !== null && isMarkOf(hundredths, marksHundredths)) return null
  return hundredths !== null && hundredths > marksHundredths
    ? `At most ${ofMarks(marksHundredths)}`
    : 'Marks go by quarters, such as 2.25'
}

/** The marks that were changed, on what stands there now. A mark that was emptied is taken back. */
export function enteredMarks({ candidates }: PaperMarks, draft: PaperDraft): Entered[] {
  return candidates.flatMap(({ attemptId, marks }) =>
    marks.flatMap(({ questionId, revision, hundredths: stored }) => {
      const typed = draft[cellOf({ attemptId }, questionId)]
      if (!typed || typed.revision !== revision) return []
      const hundredths = marksFromText(typed.text)
      const isNoMark = hundredths === null && typed.text.trim() !== ''
      if (isNoMark || hundredths === stored) return []
      return [{ attemptId, questionId, revision, hundredths }]
    }),
  )
}

/** The draft without what was saved; what was typed since it was sent stays. */
export function withoutSaved(draft: PaperDraft, saved: readonly Entered[]): PaperDraft {
  const gone = new Set(saved.filter((mark) => isStill(draft, mark)).map((mark) => cellOf(mark, mark.questionId)))
  return Object.fromEntries(Object.entries(draft).filter(([cell]) => !gone.has(cell)))
}

/** Whether a cell still holds what was sent. */
function isStill(draft: PaperDraft, { attemptId, questionId, revision, hundredths }: Entered): boolean {
  const typed = draft[cellOf({ attemptId }, questionId)]
  return typed?.revision === revision && marksFromText(typed.text) === hundredths
}

/** What the server found wrong with the marks it was sent, by cell, as long as they stand there. */
export function refusedMarks(error: unknown, sent: readonly Entered[], draft: PaperDraft): ReadonlyMap<string, string> {
  const data = error instanceof ORPCError && error.code === 'INVALID_MARKS' ? error.data : null
  const problems: unknown = typeof data === 'object' && data !== null && 'problems' in data ? data.problems : []
  return new Map(
    (problems as Problem[]).flatMap(({ place, message }): [string, string][] => {
      const mark = sent[place]
      return mark && isStill(draft, mark) ? [[cellOf(mark, mark.questionId), message]] : []
    }),
  )
}

type Problem = { place: number; message: string }
