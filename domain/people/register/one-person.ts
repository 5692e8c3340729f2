import { isTitle } from '../../words/signs/titles.ts'
import { nameWords } from './cells/read-name.ts'

/**
 * Whether two names may be of one person: they share a word of two or more letters, whatever their case, marks and order, or one of them
 * is not known. Who marries, or is written with a name more or less, keeps one word; "Mrs" is none. An initial alone tells nothing.
 */
export function mayBeOnePerson(one: string, other: string): boolean {
  const [first, second] = [nameWords(one), nameWords(other)]
  if (first === second || first === '' || second === '') return true
  const words = new Set(first.split(' ').filter(isTelling))
  return second.split(' ').some((word) => isTelling(word) && words.has(word))
}

const isTelling = (word: string) => [...word].length > 1 && !isTitle(word)
