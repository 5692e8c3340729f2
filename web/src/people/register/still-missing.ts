import type { FieldNote, ImportNotesProps } from '../../platform/import/kind.ts'

/** What a list names that the school does not have, each once as it is spelled first, and how many rows name some of it. */
type StillMissing = { names: readonly string[]; rowsCount: number }

/**
 * All of the file, until rows of it were added. After that only what those name that still need somebody: for what was added, corrected
 * or left out nothing is to be done any more. `keyOf`: by what two spellings are one name.
 */
export function stillMissing(
  { read, verdicts, isLocked }: Pick<ImportNotesProps, 'read' | 'verdicts' | 'isLocked'>,
  inFile: ReadonlyMap<string, number> | undefined,
  { fields, keyOf }: { fields: readonly string[]; keyOf: (typed: string) => string },
): StillMissing {
  const namesOf = (problems: readonly FieldNote[]) =>
    problems.flatMap(({ field, unknown = [] }) => (fields.includes(field) ? unknown : []))
  const rows = isLocked ? verdicts.map((one) => (one.verdict === 'needs-you' ? one : { problems: [] })) : read.rows
  const named = rows.map(({ problems }) => namesOf(problems)).filter((names) => names.length > 0)
  const spelt = new Map<string, string>()
  for (const typed of named.flat()) if (!spelt.has(keyOf(typed))) spelt.set(keyOf(typed), typed.trim())
  return { names: isLocked ? [...spelt.values()] : [...(inFile?.keys() ?? [])], rowsCount: named.length }
}
