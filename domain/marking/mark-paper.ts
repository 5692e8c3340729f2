import type { AnswerValue } from '../attempt/event.ts'
import type { ContentQuestion, ExamContent, ExamKey } from '../exam/version.ts'
import { requireRulesVersion } from '../exam/version.ts'
import { percentageOf } from './percentage.ts'

export { isPass, percentageOf } from './percentage.ts'

/** One question of a marked attempt; marks in hundredths. An unanswered question is not correct. */
export type MarkedAnswer = {
  questionId: string
  answered: boolean
  correct: boolean
  earnedHundredths: number
  ofHundredths: number
}

/** The sums of a marked attempt; `percentage` is marks earned of marks available, a whole number. */
export type MarkTotals = {
  correctCount: number
  wrongCount: number
  unansweredCount: number
  questionCount: number
  earnedHundredths: number
  availableHundredths: number
  percentage: number
}

/**
 * A question that cannot be marked: the key does not know it, or its type has no marking rule. Never marked as 0 in
 * silence.
 */
export class CannotMarkError extends Error {
  override name = 'CannotMarkError'
  readonly questionId: string

  constructor(questionId: string, why: string) {
    super(`Question ${questionId} cannot be marked: ${why}`)
    this.questionId = questionId
  }
}

/** What marking needs. `answers` by question id; those of questions not in the content are not looked at. */
export type MarkingInput = { content: ExamContent; key: ExamKey; answers: Readonly<Record<string, AnswerValue>> }

/**
 * Marks one attempt, in the order of the content. It sees option ids only, so no order of questions or options can
 * change a mark, and marking again gives the same. Refuses (throws) content of another rules version and questions it
 * has no right answer for.
 */
export function markPaper({ content, key, answers }: MarkingInput): { marked: MarkedAnswer[]; totals: MarkTotals } {
  requireRulesVersion(content)
  const marked = content.questions.map((question) =>
    markQuestion(question, ownValue(key, question.id)?.correctOptionIds, ownValue(answers, question.id)),
  )
  return { marked, totals: totalsOf(marked) }
}

function markQuestion(
  question: ContentQuestion,
  correctOptionIds: string[] | undefined,
  value: AnswerValue | undefined,
): MarkedAnswer {
  if (question.type === 'essay' || question.type === 'fill_blank') {
    throw new CannotMarkError(question.id, `no rule for ${question.type}`)
  }
  if (correctOptionIds === undefined || correctOptionIds.length === 0) throw new CannotMarkError(question.id, 'no key')
  const answered = value !== undefined && value.length > 0
  const correct = Array.isArray(value) && isSameSet(value, correctOptionIds)
  const ofHundredths = question.marksHundredths
  return { questionId: question.id, answered, correct, earnedHundredths: correct ? ofHundredths : 0, ofHundredths }
}

function totalsOf(marked: readonly MarkedAnswer[]): MarkTotals {
  const correctCount = marked.filter(({ correct }) => correct).length
  const unansweredCount = marked.filter(({ answered }) => !answered).length
  const earnedHundredths = marked.reduce((sum, one) => sum + one.earnedHundredths, 0)
  const availableHundredths = marked.reduce((sum, one) => sum + one.ofHundredths, 0)
  return {
    correctCount,
    wrongCount: marked.length - correctCount - unansweredCount,
    unansweredCount,
    questionCount: marked.length,
    earnedHundredths,
    availableHundredths,
    percentage: percentageOf(earnedHundredths, availableHundredths),
  }
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const left = new Set(one)
  const right = new Set(other)
  return left.size === right.size && [...left].every((id) => right.has(id))
}

/** A record's own entry: an id like 'constructor' must not find what every object has. */
function ownValue<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined
}
