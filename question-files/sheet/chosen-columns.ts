import { letterOf } from '../neutral/judge.ts'
import { type Columns, type Field, optionColumns } from './header.ts'
import type { Table } from './table.ts'

/**
 * What each column of a sheet holds, by its place from 0: the name of a `Field`, or the letter of an option (A to J). `row` is the number
 * of the row that names the columns, null for none.
 */
export type ChosenColumns = { row: number | null; fields: Readonly<Record<number, string>> }

const letters = Array.from({ length: 10 }, (_, place) => letterOf(place))

export function chosenOf(columns: Columns | undefined): ChosenColumns {
  const options = columns?.options.flatMap((at, place) => (at < 0 ? [] : [[at, letterOf(place)] as const])) ?? []
  const fields = [...(columns?.fields ?? [])].map(([field, at]) => [at, field] as const)
  return { row: columns?.row?.number ?? null, fields: Object.fromEntries([...fields, ...options]) }
}

/** The columns of a sheet as somebody chose them; undefined where none holds the question. */
export function columnsOf({ rows }: Table, { row, fields }: ChosenColumns): Columns | undefined {
  const found = new Map<Field, number>()
  const options = new Map<number, number>()
  for (const [at, field] of Object.entries(fields)) {
    const place = letters.indexOf(field)
    if (place === -1) found.set(field as Field, Number(at))
    else options.set(place, Number(at))
  }
  if (!found.has('question')) return undefined
  return { row: rows.find(({ number }) => number === row) ?? null, fields: found, options: optionColumns(options) }
}
