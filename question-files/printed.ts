import { questionFields } from './neutral/question.ts'
import type { ReadResult } from './neutral/result.ts'

/** What an import understands, in the shape the command prints: without the pieces of source and the bytes of pictures. */
export function printed({ format, questions, leftOut, chars, refused }: ReadResult) {
  const shown = questions.map((question) => ({
    ...Object.fromEntries(questionFields.map((field) => [field, question[field]])),
    place: question.place,
    problems: question.problems,
    guessed: question.guessed,
  }))
  return { format, questions: shown, leftOut, chars, refused }
}
