import { folded } from '../../words/signs/folded.ts'
import { namesLike, subjectKey } from './subject-names.ts'

/** A subject of the school, as a file may name it. */
export type KnownSubject = { id: string; name: string; code: string }

/** Finds the id of the subject of the school that a text means. */
export type SubjectFinder = (typed: string) => string | undefined

/**
 * Finds subjects by code or name, and by usual names and short ones, such as "F/Maths" and "Agric", where the school has exactly one such
 * subject. Where a name is another's code, it is that one's.
 */
export function subjectFinder(subjects: readonly KnownSubject[]): SubjectFinder {
  const exact = new Map([
    ...subjects.map(({ id, name }) => [folded(name), id] as const),
    ...subjects.map(({ id, code }) => [folded(code), id] as const),
  ])
  const byKey = new Map<string, Set<string>>()
  const put = (key: string, id: string) => byKey.set(key, (byKey.get(key) ?? new Set()).add(id))
  for (const { id, name, code } of subjects) {
    put(subjectKey(name), id)
    put(subjectKey(code), id)
  }
  const byOther = new Map<string, Set<string>>()
  for (const { id, name } of subjects) {
    for (const key of namesLike(subjectKey(name))) byOther.set(key, (byOther.get(key) ?? new Set()).add(id))
  }
  return (typed) => {
    const found = exact.get(folded(typed))
    if (found !== undefined) return found
    const key = subjectKey(typed)
    return only(byKey.get(key)) ?? (byKey.has(key) ? undefined : only(byOther.get(key)))
  }
}

const only = (ids: ReadonlySet<string> | undefined) => (ids?.size === 1 ? [...ids][0] : undefined)
