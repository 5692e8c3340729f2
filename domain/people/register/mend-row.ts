import type { RegisterKind, Surroundings } from './kinds.ts'
import { problemOf, type RegisterRow } from './read-row.ts'

/**
 * A row with texts that somebody typed in place of its cells, by field: each is read as its cell would be, and answers what was said of
 * the field. An empty text says nothing, so the field stays as it is.
 */
export function mendRow<Column extends string>(
  row: RegisterRow,
  texts: Readonly<Record<string, string>>,
  { readers }: Pick<RegisterKind<Column>, 'readers'>,
  around: Surroundings,
): RegisterRow {
  const isOther = ({ field }: { field: string }) => texts[field] === undefined
  const values = Object.fromEntries(Object.entries(row.values).filter(([field]) => texts[field] === undefined))
  const problems = row.problems.filter(isOther)
  const guesses = row.guesses.filter(isOther)
  for (const [field, text] of Object.entries(texts)) {
    if (text.trim() === '' || !(field in readers)) continue
    const found = readers[field as keyof typeof readers]({ text }, around)
    if (found.value) values[field] = found.value
    if (found.problem !== undefined) problems.push(problemOf(field, found))
    else if (found.guess !== undefined) guesses.push({ field, message: found.guess })
  }
  const { remarks = [], ...others } = row
  const kept = remarks.filter(isOther)
  return { ...others, values, problems, guesses, ...(kept.length > 0 && { remarks: kept }) }
}
