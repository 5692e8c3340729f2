import { type NamedOne, nameKeyOf } from './alike.ts'
import { areNearNames, birthKeys, mostCompared } from './near-names.ts'

/** People by what a name is looked up by: its words, and each word with the day of birth, for names that are only nearly the same. */
export type NameIndex = Map<string, NamedOne[]>

/** Puts somebody into the index; who has no name is never found. */
export function addNamed(index: NameIndex, person: Omit<NamedOne, 'words'>): void {
  const words = nameKeyOf(person.values)
  const one = { ...person, words }
  for (const key of words === '' ? [] : [words, ...birthKeys(words, one.values.dateOfBirth ?? '')]) {
    const there = index.get(key)
    if (there) there.push(one)
    else index.set(key, [one])
  }
}

/** Who may have the name of these values, each once: those with its words first, then those with nearly it who were born on the day. */
export function namedLike(index: NameIndex, values: NamedOne['values']): NamedOne[] {
  const name = nameKeyOf(values)
  if (name === '') return []
  const found = new Set(index.get(name))
  for (const key of birthKeys(name, values.dateOfBirth ?? '')) {
    for (const one of (index.get(key) ?? []).slice(0, mostCompared)) {
      if (one.words !== name && areNearNames(name, one.words)) found.add(one)
    }
  }
  return [...found]
}
