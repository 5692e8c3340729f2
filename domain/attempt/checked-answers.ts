import type { AnswerValue } from './event.ts'

/** The answers of a practice that were checked, by question, each as it was when it was checked first. */
export type CheckedAnswers = Readonly<Record<string, AnswerValue>>

/** Notes an answer as checked. One that was checked before stays as it was then: who has read what is right learns nothing new. */
export function noteChecked(checked: CheckedAnswers, questionId: string, value: AnswerValue): CheckedAnswers {
  return Object.hasOwn(checked, questionId) ? checked : { ...checked, [questionId]: value }
}

/** The answers that count: of what was checked the value that was, whatever was answered or taken back later. */
export function withChecked(
  answers: Readonly<Record<string, AnswerValue>>,
  checked: CheckedAnswers,
): Record<string, AnswerValue> {
  return { ...answers, ...checked }
}
