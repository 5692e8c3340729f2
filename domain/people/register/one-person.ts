import { isTitle } from '../../words/signs/titles.ts'
import { nameWords } from './cells/read-name.ts'

/**
 * Whether two names may be of one person: they share a word of two or more letters, whatever their case, marks and order, and not each has
 * another such word that the other lacks, unless two of those are nearly the same ("Ada" and "Adaeze"). A surname alone is shared by
 * brothers and sisters. A name with a word more is the same person, and so is one that is not known. "Mrs" and an initial tell nothing.
 */
export function mayBeOnePerson(one: string, other: string): boolean {
  const [first, second] = [nameWords(one), nameWords(other)]
  if (first === second || first === '' || second === '') return true
  const [words, others] = [first.split(' ').filter(isTelling), second.split(' ').filter(isTelling)]
  const rest = words.filter((word) => !others.includes(word))
  if (rest.length === words.length) return false
  const otherRest = others.filter((word) => !words.includes(word))
  if (rest.length === 0 || otherRest.length === 0) return true
  return rest.some((word) => otherRest.some((each) => areNearlyAlike(word, each)))
}

const isTelling = (word: string) => [...word].length > 1 && !isTitle(word)

/** One begins with the other, of three letters or more, or one letter is another, missing or too many, of four or more. */
function areNearlyAlike(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]]
  if (short.length >= 3 && short.every((letter, at) => letter === long[at])) return true
  if (short.length < 4 || long.length - short.length > 1) return false
  const from = short.findIndex((letter, at) => letter !== long[at])
  const after = short.length === long.length ? from + 1 : from
  return short.slice(after).join('') === long.slice(from + 1).join('')
}
