import { folded } from './folded.ts'

/** A subject of the school, as a register needs to know it. */
export type KnownSubject = { id: string; name: string; code: string }

/** The ids of subjects by their codes and names, folded. Where a name is another's code, it is that one's. */
export type SubjectIds = ReadonlyMap<string, string>

export function subjectIdsOf(subjects: readonly KnownSubject[]): SubjectIds {
  const byName = subjects.map(({ id, name }) => [folded(name), id] as const)
  return new Map([...byName, ...subjects.map(({ id, code }) => [folded(code), id] as const)])
}

/** The subjects a cell names by code or name, parted by commas or semicolons, and the words that name none. */
export function readSubjects(typed: string, subjects: SubjectIds): { ids: string[]; unknown: string[] } {
  const parts = typed.split(/[,;\n]/).filter((part) => folded(part) !== '')
  const ids = parts.flatMap((part) => subjects.get(folded(part)) ?? [])
  const unknown = parts.filter((part) => !subjects.has(folded(part))).map((part) => part.trim())
  return { ids: [...new Set(ids)], unknown }
}
