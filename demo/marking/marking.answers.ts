import { type AnswersOf, refused } from '../platform/answering.ts'
import { marked } from './marked.ts'

export const markingAnswers: AnswersOf<'marking'> = {
  markPreview: ({ input: { answers } }) => marked(answers),
  decideLate: refused,
}
