import { optionKey } from '@sabimark/domain/bank/option-problems.ts'
import { textIn } from './guess-columns.ts'
import type { Columns } from './header.ts'
import type { Row } from './table.ts'

/** What the figures in the column of answers are: words of options, numbers of options, or null where no row says it. */
export type AnswersAre = 'texts' | 'numbers' | null

/**
 * Of 3, 4, 5 and 6 the answer 4 is the second option by its words and the last one by its number. Rows that can mean only one of the two say
 * which it is; a row that can only be a number decides, as texts would have told all of them.
 */
export function answersAre(rows: readonly Row[], { fields, options }: Columns): AnswersAre {
  const answer = fields.get('answer')
  if (answer === undefined) return null
  let areTexts = false
  for (const row of rows) {
    const typed = textIn(row, answer)
    const texts = options.map((at) => textIn(row, at))
    const isText = typed !== '' && texts.some((text) => optionKey(text) === optionKey(typed))
    const isNumber = placeOfNumber(typed, texts.filter((text) => text !== '').length) !== null
    if (isNumber && !isText) return 'numbers'
    if (isText && !isNumber && /\d/.test(typed)) areTexts = true
  }
  return areTexts ? 'texts' : null
}

/** '3' is 2 where there are three options or more; null for what is no number of an option. */
export function placeOfNumber(typed: string, optionCount: number): number | null {
  const place = /^\d{1,2}$/.test(typed) ? Number(typed) - 1 : -1
  return place >= 0 && place < optionCount ? place : null
}
