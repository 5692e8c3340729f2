import { foldForSearch } from '../../words/signs/search-fold.ts'

/**
 * A code for a new subject that none of `taken` is: the first three letters of one word, else the first letters of up to four; with a figure
 * behind it where that is taken. 'Woodwork' is WOO, 'Food and Nutrition' FN.
 */
export function proposedCode(name: string, taken: readonly string[]): string {
  const words = foldForSearch(name.slice(0, 200))
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'AND')
  const [only = 'SUB'] = words
  const letters = words.length > 1 ? words.slice(0, 4).map((word) => [...word][0] ?? '') : [...only].slice(0, 3)
  const code = letters.join('')
  const isTaken = new Set(taken.map((one) => one.trim().toUpperCase()))
  if (!isTaken.has(code)) return code
  let figure = 2
  while (isTaken.has(`${code}${figure}`)) figure += 1
  return `${code}${figure}`
}
