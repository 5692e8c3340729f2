import { reasonProblem } from '@sabimark/domain/exam/act-reason.ts'
import { text } from '../text.ts'

/** Why it is done: kept with the change, and shown to staff alone. */
export const actReason = text(200).refine((typed) => reasonProblem(typed) === null, {
  error: ({ input }) => reasonProblem(String(input)) ?? undefined,
})
