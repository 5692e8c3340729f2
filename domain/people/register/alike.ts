import { nameWords } from './cells/read-name.ts'
import { phoneKey } from './cells/read-phone.ts'
import type { RegisterRow } from './read-row.ts'

type Values = Readonly<Record<string, string>>

/** Who is meant: a record of the school by its id, or a row of the file by its place. */
export type Meant = { id: string } | { place: number }

/** Somebody a row may be the same as. `isNear`: more than the name is the same. `values` are what is known of them. */
export type Alike = { meant: Meant; question: string; isNear: boolean; values: Values }

/** Somebody with a name: a record, or a row that stands for a person of its own. */
export type NamedOne = { meant: Meant; who: string; values: Values }

/** Beside the name these tell whether two are one; what is known of both and differs decides nothing but for the day of birth. */
const shared: readonly { noun: string; fields: readonly string[]; plain: (typed: string) => string }[] = [
  { noun: 'date of birth', fields: ['dateOfBirth'], plain: (day) => day },
  { noun: 'class', fields: ['className'], plain: (id) => id },
  // A list may have a parent's phone in the column Phone.
  { noun: 'phone number', fields: ['guardianPhone', 'phone', 'guardian2Phone'], plain: phoneKey },
  { noun: 'email', fields: ['email', 'guardianEmail'], plain: (email) => email.trim().toLowerCase() },
]

/** Of many with one name so many are compared, and so many asked about. */
const mostCompared = 50
const mostAsked = 4

/**
 * Who of these has the name of a row and not another day of birth, the nearest first: the words of the name in any order, without marks.
 * Two different days are two people, whatever else is the same.
 */
export function alikeOnes(values: Values, ones: readonly NamedOne[]): Alike[] {
  const found = ones.slice(0, mostCompared).flatMap(({ meant, who, values: other }) => {
    const [born, otherBorn] = [values.dateOfBirth ?? '', other.dateOfBirth ?? '']
    if (born !== '' && otherBorn !== '' && born !== otherBorn) return []
    const same = shared.filter((one) => isShared(one, values, other)).map(({ noun }) => noun)
    const why = same.length > 0 ? andWords(['name', ...same]) : 'Only the name is the same.'
    return {
      count: same.length,
      alike: { meant, question: `Is this the same as ${who}? ${why}`, isNear: same.length > 0, values: other },
    }
  })
  return found
    .sort((one, other) => other.count - one.count)
    .slice(0, mostAsked)
    .map(({ alike }) => alike)
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
function andWords(nouns: readonly string[]): string {
  const all = nouns.map((noun) => `the ${noun}`)
  const text = `${all.slice(0, -1).join(', ')} and ${all.at(-1)} are the same.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
