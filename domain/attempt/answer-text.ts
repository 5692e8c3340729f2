import { maxAnswerLength } from './event.ts'

/** Half a character. By expression: rooms run in browsers that know no `isWellFormed`. */
const halves = /\p{Surrogate}/gu

/** Signs without a shape; a tab and a new line have one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that are dropped.
const shapeless = /[\u0000-\u0008\u000b-\u001f]/g

const piles = /(\p{M}{30})\p{M}+/gu

/** A text without what is never kept: signs that have no shape, half characters, more than thirty marks on a letter. */
export function storableAnswer(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(shapeless, '').replaceAll(halves, '\uFFFD').replaceAll(piles, '$1')
}

/**
 * A typed answer as it is kept: its letters composed (NFC), which may make it longer, and no longer than an answer can be;
 * no pair is cut in two.
 */
export function composedAnswer(storable: string): string {
  // Composing may add a mark to a pile.
  const text = storable.normalize('NFC').replaceAll(piles, '$1')
  if (text.length <= maxAnswerLength) return text
  const end = /\p{Surrogate}$/u.test(text.slice(0, maxAnswerLength)) ? maxAnswerLength - 1 : maxAnswerLength
  return text.slice(0, end)
}
