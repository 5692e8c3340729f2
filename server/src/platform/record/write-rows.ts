import type { Tx } from '../database/tenant.ts'

/** What each column of a table holds: a field of a record as it is, or what is read from the record when that field changes. */
export type Columns<State> = {
  readonly [column: string]: readonly [field: keyof State & string, read?: (record: State) => unknown]
}

/** Columns and values of a row. A list goes into an array of the database or, as anything else that is no text, into its JSON. */
export type Cells = Record<string, unknown>

/** The cells of a record; of these fields alone where they are named. */
export function cellsOf<State extends object>(
  columns: Columns<State>,
  record: State,
  fields?: readonly string[],
): Cells {
  const written = Object.entries(columns).filter(([, [field]]) => fields?.includes(field) ?? true)
  return Object.fromEntries(written.map(([column, [field, read]]) => [column, read ? read(record) : record[field]]))
}

/**
 * Inserts rows that all have the same columns, in one statement. A cell that is undefined gets the default of its column: a
 * record that was deleted before the column was made has nothing to say of it.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly Cells[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => first[column] !== undefined)
  await tx.run(
    `INSERT INTO ${table} (school_id, ${columns.join(', ')})
     SELECT $1, ${columns.map((column) => `n.${column}`).join(', ')}
     FROM jsonb_populate_recordset(NULL::${table}, $2::jsonb) n`,
    [tx.schoolId, JSON.stringify(rows)],
  )
}

/**
 * Writes the other cells of rows found by the cell `id`, in one statement. With a revision among the cells, the row must
 * have that one, and gets the next: whoever locked it knows that it does.
 */
export async function updateRows(tx: Tx, table: string, rows: readonly Cells[], id = 'id'): Promise<void> {
  const [first] = rows
  if (!first) return
  const set = Object.keys(first).flatMap((column) => {
    if (column === 'revision') return [`revision = t.revision + 1`]
    return column === id ? [] : [`${column} = n.${column}`]
  })
  if (set.length === 0) return
  // The text depends on what is written.
  const touched = await tx.unnamedRows(
    `UPDATE ${table} t SET ${set.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $2::jsonb) n
     WHERE t.school_id = $1 AND t.${id} = n.${id}${'revision' in first ? ' AND t.revision = n.revision' : ''}
     RETURNING t.${id}`,
    [tx.schoolId, JSON.stringify(rows)],
  )
  if (touched.length < rows.length) throw new Error(`Rows of ${table} have changed though they were locked.`)
}
