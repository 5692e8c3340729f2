import type { AnswerValue } from '../attempt/event.ts'
import type { ContentQuestion } from '../exam/version.ts'
import { CannotMarkError } from './cannot-mark.ts'

/**
 * Rules version 1, frozen: choice questions with exactly the right options earn everything, others nothing. What was
 * published under it is marked by it for ever.
 */
export function markByRules1(
  question: ContentQuestion,
  correctOptionIds: string[] | undefined,
  value: AnswerValue | undefined,
) {
  if (question.type === 'essay' || question.type === 'fill_blank') {
    throw new CannotMarkError(question.id, `no rule for ${question.type}`)
  }
  if (correctOptionIds === undefined || correctOptionIds.length === 0) throw new CannotMarkError(question.id, 'no key')
  const answered = value !== undefined && value.length > 0
  const correct = Array.isArray(value) && isSameSet(value, correctOptionIds)
  const ofHundredths = question.marksHundredths
  return { questionId: question.id, answered, correct, earnedHundredths: correct ? ofHundredths : 0, ofHundredths }
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const left = new Set(one)
  const right = new Set(other)
  return left.size === right.size && [...left].every((id) => right.has(id))
}
