import { nameWords } from './cells/read-name.ts'
import { phoneKeys } from './cells/read-phone.ts'
import { areNearNames, areSwappedDays } from './near-names.ts'
import type { RegisterRow } from './read-row.ts'

type Values = Readonly<Record<string, string>>

/** Who is meant: a record of the school by its id, or a row of the file by its place. */
export type Meant = { id: string } | { place: number }

/** What is the same of two: the name alone, more than it, or all but how the name or the day of birth is written. */
export type Likeness = 'name' | 'more' | 'nearly'

/** Somebody a row may be the same as; `values` are what is known of them. */
export type Alike = { meant: Meant; question: string; likeness: Likeness; values: Values }

/** Somebody with a name: a record, or a row that stands for a person of its own. */
export type NamedOne = {
  meant: Meant
  who: string
  values: Values
  /** Of the name, as `nameKeyOf` gives them: worked out once, for one is compared with many. */
  words: string
}

/** Beside the name these tell whether two are one; what is known of both and differs decides nothing but for the day of birth. */
const shared: readonly { noun: string; fields: readonly string[]; plain: (typed: string) => readonly string[] }[] = [
  { noun: 'date of birth', fields: ['dateOfBirth'], plain: (day) => [day] },
  { noun: 'class', fields: ['className'], plain: (id) => [id] },
  // A list may have a parent's phone in the column Phone, and a record two in one field.
  { noun: 'phone number', fields: ['guardianPhone', 'phone', 'guardian2Phone'], plain: phoneKeys },
  { noun: 'email', fields: ['email', 'guardianEmail'], plain: (email) => [email.trim().toLowerCase()] },
]

/** Of many with one name so many are compared, and so many asked about. */
const mostCompared = 50
const mostAsked = 4

/**
 * Who of these may be the person of a row, the nearest first: who has the words of its name in any order, without marks, and not another
 * day of birth, unless day and month have changed places; who has nearly the name and the same day. Two other days are two people.
 */
export function alikeOnes(values: Values, ones: readonly NamedOne[]): Alike[] {
  const name = nameKeyOf(values)
  const found = ones.slice(0, mostCompared).flatMap(({ meant, who, values: other, words: otherName }) => {
    const [born, otherBorn] = [values.dateOfBirth ?? '', other.dateOfBirth ?? '']
    const isSwapped = areSwappedDays(born, otherBorn)
    if (born !== '' && otherBorn !== '' && born !== otherBorn && !isSwapped) return []
    const isNamedSo = name === otherName
    if (!isNamedSo && (born === '' || born !== otherBorn || !areNearNames(name, otherName))) return []
    const same = shared.filter((one) => isShared(one, values, other)).map(({ noun }) => noun)
    const likeness: Likeness = isSwapped || !isNamedSo ? 'nearly' : same.length > 0 ? 'more' : 'name'
    const why = isNamedSo ? sameName(same, isSwapped) : `The names are nearly the same. ${sameText(same)}`
    const question = `Is this the same as ${who}? ${why}`
    return { count: same.length, alike: { meant, question, likeness, values: other } }
  })
  return found
    .sort((one, other) => other.count - one.count)
    .slice(0, mostAsked)
    .map(({ alike }) => alike)
}

function sameName(others: readonly string[], isSwapped: boolean): string {
  if (isSwapped) return `${sameText(['name', ...others])} Day and month of birth have changed places.`
  return others.length > 0 ? sameText(['name', ...others]) : 'Only the name is the same.'
}

/** What a name is looked up by; '' for none. */
export const nameKeyOf = ({ name = '' }: Values): string => (name === '' ? '' : nameWords(name))

/**
 * The rows with what was said to be of the same person filled in: a row that is named keeps what it says, and gets what it does not say
 * from the row that is left out for it.
 */
export function filledRows(rows: readonly RegisterRow[], sameAs: ReadonlyMap<number, number>): readonly RegisterRow[] {
  if (sameAs.size === 0) return rows
  const filled = [...rows]
  // From below: what a third row says goes through the second into the first.
  for (const [place, target] of [...sameAs].sort(([one], [other]) => other - one)) {
    const [row, first] = [filled[place], filled[target]]
    if (!row || !first) continue
    const open = Object.entries(row.values).filter(
      ([field]) => first.values[field] === undefined && first.problems.every((problem) => problem.field !== field),
    )
    if (open.length === 0) continue
    const values = { ...first.values, ...Object.fromEntries(open) }
    const guesses = row.guesses.filter(({ field }) => open.some(([one]) => one === field))
    filled[target] = { ...first, values, guesses: [...first.guesses, ...guesses] }
  }
  return filled
}

function isShared({ fields, plain }: (typeof shared)[number], one: Values, other: Values): boolean {
  const plainOf = (values: Values) =>
    fields.flatMap((field) => (values[field] ? plain(values[field]) : [])).filter(Boolean)
  const ofOther = plainOf(other)
  return plainOf(one).some((text) => ofOther.includes(text))
}

/** "The name, the class and the phone number are the same." */
function sameText(nouns: readonly string[]): string {
  const all = nouns.map((noun) => `the ${noun}`)
  const last = all.pop() ?? ''
  const text = all.length === 0 ? `${last} is the same.` : `${all.join(', ')} and ${last} are the same.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
