import { folded } from '../../../words/signs/folded.ts'
import { isShouted, tidyName } from '../../../words/signs/name-case.ts'
import { foldForSearch } from '../../../words/signs/search-fold.ts'
import { partTitles } from '../../../words/signs/titles.ts'

/** A name whose parts stand in columns of their own. */
export type NameParts = { surname: string; firstName: string; otherName: string }

/** The orders in which a school can have the parts put together. */
export const nameOrders = {
  'first-other-surname': ['firstName', 'otherName', 'surname'],
  'surname-first-other': ['surname', 'firstName', 'otherName'],
} as const satisfies Record<string, readonly (keyof NameParts)[]>

export type NameOrder = keyof typeof nameOrders

/** A name put together of its parts, in the order a school has chosen. */
export function nameOf(parts: NameParts, order: NameOrder = 'first-other-surname'): string {
  return tidyName(nameOrders[order].map((part) => parts[part]).join(' '))
}

/**
 * A whole name that begins with its surname: 'ADEYEMI Tunde Samuel', 'Adeyemi, Tunde'. The surname is what stands before a comma, else the
 * words in capitals among others, wherever they stand, else the first word. Titles stay in front.
 */
export function turnedName(typed: string, order: NameOrder): string {
  const { name, titles } = partTitles(tidyName(typed))
  const [before = '', ...behind] = name.split(',')
  const words = before.split(' ')
  const [from, to] = behind.length > 0 ? [0, words.length] : capitalsIn(words)
  const surname = words.slice(from, to).join(' ')
  const firstName = [...words.slice(0, from), ...words.slice(to), ...behind].join(' ')
  return tidyName(`${titles} ${nameOf({ surname, firstName, otherName: '' }, order)}`)
}

/** Where the words in capitals stand that begin or end a name with others; else the first word alone. */
function capitalsIn(words: readonly string[]): [from: number, to: number] {
  const first = words.findIndex((word) => !isSurnameWord(word))
  if (first > 0) return [0, first]
  const behind = [...words].reverse().findIndex((word) => !isSurnameWord(word))
  return behind > 0 ? [words.length - behind, words.length] : [0, 1]
}

/** In capitals and no initials. */
const isSurnameWord = (word: string) => !word.includes('.') && isShouted(word)

/** Whether most of these whole names say by a comma or by capitals that the surname stands first. */
export function areSurnameFirst(names: readonly string[]): boolean {
  const several = names.filter((name) => name.includes(' '))
  const saying = several.filter((name) => {
    const words = name.split(' ')
    return /\p{L}, ?\p{L}{3}/u.test(name) || (isSurnameWord(words[0] ?? '') && !words.every(isSurnameWord))
  })
  return saying.length * 2 > several.length
}

/**
 * Whether more than 80 % of these names, or their surnames, are in capitals: then "Ada Obi" is proposed instead of "ADA OBI" and
 * "Ada OBI".
 */
export function areMostlyCapitals(names: readonly string[]): boolean {
  const cased = names.filter((name) => name.toLowerCase() !== name.toUpperCase())
  const hasWord = (name: string) => name.split(' ').some((word) => word.length > 2 && isSurnameWord(word))
  const capitals = cased.filter((name) => name === name.toUpperCase() || hasWord(name))
  return cased.length > 0 && capitals.length > cased.length * 0.8
}

/**
 * The words of a name, sorted: "Obi, ADA" and "Ada Obi" are one, and so are "Ṣọlá" and "Sola", for few lists write the marks. '' for a
 * text without any word.
 */
export function nameWords(name: string): string {
  // Most names have no marks, and thousands are compared.
  const plain = /[^ -~]/.test(name) ? foldForSearch(name) : name
  return [...new Set(folded(plain).split(' '))].sort().join(' ')
}
