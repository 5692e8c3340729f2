import { maxQuestions } from '../limits.ts'

// Sentences that more than one format says.

export const tooManyQuestions = `This file holds more than ${maxQuestions.toLocaleString('en')} questions. Split it into several files.`

export const noQuestion =
  'No question was recognised. Number them 1. 2. 3. and letter the options A. B. C. D., or put them into a sheet with the columns Question, A, B, C, D and Answer.'

/** Beside every text with letters beyond ASCII of a file that does not say which they are. */
export const oldEncoding =
  'The file does not say how its letters are coded; they were read as Windows-1252. Look at accents and signs: ẹ, ọ, ṣ and ₦ are lost there.'
