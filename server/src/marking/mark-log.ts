import type { AnswerValue, LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { lateAnswersIn } from '@sabimark/domain/attempt/late-answers.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import { type MarkedAnswer, type MarkTotals, markPaper } from '@sabimark/domain/marking/mark-paper.ts'

export type LateDecision = 'pending' | 'accepted' | 'refused' | null

/** A marked attempt: each question with the answer it was marked by, and the sums. */
export type Marking = {
  marked: (MarkedAnswer & { answer: AnswerValue | null })[]
  totals: MarkTotals
  /** Questions an answer came late to, also where it changes nothing: above zero where staff have to decide. */
  lateCount: number
  /** Rows of the log this marking saw. */
  eventCount: number
}

/** Marks what a log comes to. What came late counts unless staff refused it. The same log always gives the same. */
export function markLog(
  events: readonly LoggedEvent[],
  { content, key, lateDecision }: { content: ExamContent; key: ExamKey; lateDecision: LateDecision },
): Marking {
  const { answers } = foldAttempt(events, { countLate: lateDecision !== 'refused' })
  const { marked, totals } = markPaper({ content, key, answers })
  return {
    marked: marked.map((one) => ({
      ...one,
      answer: Object.hasOwn(answers, one.questionId) ? (answers[one.questionId] ?? null) : null,
    })),
    totals,
    lateCount: lateAnswersIn(events).length,
    eventCount: events.length,
  }
}
