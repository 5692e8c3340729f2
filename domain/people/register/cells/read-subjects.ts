import type { SubjectFinder } from '../../../school/subjects/subject-finder.ts'
import { folded } from '../../../words/signs/folded.ts'

/** The subjects a cell names by code or name, parted by commas or semicolons, and the words that name none. */
export function readSubjects(typed: string, find: SubjectFinder): { ids: string[]; unknown: string[] } {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => folded(part) !== '')
  const found = parts.map((part) => find(part))
  const ids = found.flatMap((id) => id ?? [])
  return { ids: [...new Set(ids)], unknown: parts.filter((_, at) => found[at] === undefined) }
}
