import { type NamedOne, nameKeyOf } from './alike.ts'
import { birthKeys } from './near-names.ts'

/** People by what a name is looked up by: its words, and each word with the day of birth, for names that are only nearly the same. */
export type NameIndex = Map<string, NamedOne[]>

/** Puts somebody into the index; who has no name is never found. */
export function addNamed(index: NameIndex, one: NamedOne): void {
  const name = nameKeyOf(one.values)
  for (const key of name === '' ? [] : [name, ...birthKeys(name, one.values.dateOfBirth ?? '')]) {
    const there = index.get(key)
    if (there) there.push(one)
    else index.set(key, [one])
  }
}

/** Who may have the name of these values, each once: those with its words first, then those born on the day with one of them. */
export function namedLike(index: NameIndex, values: NamedOne['values']): NamedOne[] {
  const name = nameKeyOf(values)
  if (name === '') return []
  return [...new Set([name, ...birthKeys(name, values.dateOfBirth ?? '')].flatMap((key) => index.get(key) ?? []))]
}
