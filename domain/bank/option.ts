/**
 * One choice. `id` is short, random and unique in its question: answers refer to it, never to a letter or a position.
 * `keepsPlace`: what the author says of it, where options are shuffled; unsaid, a rule does (`keptOptionIds`).
 */
export type QuestionOption = { id: string; text: string; keepsPlace?: boolean | undefined }

/**
 * The two options of every true/false question, in the order they are always shown. Their texts are fixed; a question
 * may carry them under these ids or under random ones of its own.
 */
export const trueFalseOptions: readonly [QuestionOption, QuestionOption] = [
  { id: 'istrue', text: 'True' },
  { id: 'isfalse', text: 'False' },
]

export const minOptions = 2
/** A to J: the letters behind them are keys of the exam room. */
export const maxOptions = 10

/** The letter an option is shown with: 0 is A. Only for the eye; refuses (RangeError) beyond Z. */
export function optionLetter(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index > 25) throw new RangeError(`No letter for option ${index}`)
  return String.fromCharCode(65 + index)
}
