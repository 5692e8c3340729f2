import { type AnswerValue, changesAnAnswer, type LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import { type MarkedAnswer, type MarkTotals, markPaper } from '@sabimark/domain/marking/mark-paper.ts'

export type LateDecision = 'pending' | 'accepted' | 'refused' | null

/** A marked attempt: each question with the answer it was marked by, and the sums. */
export type Marking = {
  marked: (MarkedAnswer & { answer: AnswerValue | null })[]
  totals: MarkTotals
  /** Questions whose answer came or changed late. */
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
    lateCount: lateQuestions(events).size,
    eventCount: events.length,
  }
}

/** What came late, by question, as if it counted; null where an answer was taken back. */
export type LateAnswer = { questionId: string; answer: AnswerValue | null }

/** The late answers of a log, whatever was decided about them. */
export function lateAnswersIn(events: readonly LoggedEvent[]): LateAnswer[] {
  const answers = new Map(Object.entries(foldAttempt(events, { countLate: true }).answers))
  return [...lateQuestions(events)].map((questionId) => ({ questionId, answer: answers.get(questionId) ?? null }))
}

/** Questions whose answer came or changed late. */
function lateQuestions(events: readonly LoggedEvent[]): Set<string> {
  const late = events.filter(({ kind, isLate }) => isLate && changesAnAnswer(kind))
  return new Set(late.flatMap(({ question }) => question ?? []))
}
