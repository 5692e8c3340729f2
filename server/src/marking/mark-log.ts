import { type CheckedAnswers, withChecked } from '@sabimark/domain/attempt/checked-answers.ts'
import { type AnswerValue, changesAnAnswer } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { lateAnswersIn } from '@sabimark/domain/attempt/late-answers.ts'
import { type ArrivedEvent, countedNow } from '@sabimark/domain/attempt/late-decision.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import { type ByHand, type MarkedAnswer, type MarkTotals, markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import type { Rounding } from '@sabimark/domain/school/grading/rounding.ts'

/** A marked attempt: each question with the answer it was marked by, and the sums. */
export type Marking = {
  marked: (MarkedAnswer & { answer: AnswerValue | null })[]
  totals: MarkTotals
  /** Questions an answer came late to, also where it changes nothing: above zero where staff have to decide. */
  lateCount: number
  /** Questions an answer came to in the grace, and counts unasked. */
  graceCount: number
  /** Rows of the log this marking saw. */
  eventCount: number
}

type By = {
  content: ExamContent
  key: ExamKey
  bonusHundredths?: number
  allowedMs: number
  acceptedThroughMs: number | null
  /** Question ids as on the candidate's paper; see `needsOrder`. */
  order?: readonly string[] | undefined
  byHand?: ByHand | undefined
  /** Of a practice. */
  checked?: CheckedAnswers | undefined
  rounding?: Rounding | undefined
}

/**
 * Marks what a log comes to. What came late counts once staff have accepted it. The same log, key and marks of hand always give
 * the same.
 */
export function markLog(events: readonly ArrivedEvent[], by: By): Marking {
  const { content, key, bonusHundredths = 0, allowedMs, acceptedThroughMs, order, byHand, checked = {}, rounding } = by
  const folded = foldAttempt(countedNow(events, acceptedThroughMs), { countLate: true })
  const answers = withChecked(folded.answers, checked)
  const { marked, totals } = markPaper({
    content,
    key,
    bonusHundredths,
    answers,
    order,
    ...(byHand && { byHand }),
    ...(rounding && { rounding }),
  })
  const inGrace = events.filter((one) => one.isLate !== true && one.arrivedMs > allowedMs && changesAnAnswer(one.kind))
  return {
    marked: marked.map((one) => ({
      ...one,
      answer: Object.hasOwn(answers, one.questionId) ? (answers[one.questionId] ?? null) : null,
    })),
    totals,
    lateCount: lateAnswersIn(events).length,
    graceCount: new Set(inGrace.map(({ question }) => question)).size,
    eventCount: events.length,
  }
}
