import { type Question, questionFields } from '../neutral/question.ts'

/** A question without what a reader says about it. */
export function contentOf(question: Question): Question {
  return Object.fromEntries(questionFields.map((field) => [field, question[field]])) as Question
}
