import type { Tx } from '../database/tenant.ts'
import type { RecordKind, RecordState } from './acts.ts'
import { type Cells, insertRows, updateRows } from './write-rows.ts'

/** How many rows of another table refer to the record of this alias, as SQL. */
export const countOf = (table: string, column: string, of: string) =>
  `(SELECT count(*) FROM ${table} x WHERE x.school_id = ${of}.school_id AND x.${column} = ${of}.id)`

type TableKind<Values> = {
  noun: string
  table: string
  /** The column of each value, by its name on the wire. */
  columns: { readonly [Name in keyof Values]: string }
  /** What else an act asks of the record `r`: who refers to it. */
  facts?: string
  /** What is stored beside or in place of what was sent: a name that follows from others, the next place. */
  derived?: (tx: Tx, values: Values) => Promise<Cells> | Cells
}

type Written<Values> = Values & { id: string; revision: number }

/** A kind of record that is one row of a table: locked with its facts, written and deleted by its columns. */
export function tableKind<Values extends object, State extends Values & RecordState>(spec: TableKind<Values>) {
  const { noun, table, facts, derived } = spec
  const columns = Object.entries<string>(spec.columns)
  const rowOf = async (tx: Tx, record: Written<Values>, fields: readonly string[]): Promise<Cells> => {
    const sent = columns.filter(([name]) => fields.includes(name))
    const cells = Object.fromEntries(sent.map(([name, column]) => [column, Reflect.get(record, name)]))
    return { id: record.id, revision: record.revision, ...cells, ...(await derived?.(tx, record)) }
  }
  const rowsOf = async (tx: Tx, records: readonly Written<Values>[], fields: readonly string[]) => {
    const rows: Cells[] = []
    for (const record of records) rows.push(await rowOf(tx, record, fields))
    return rows
  }
  const allFields = columns.map(([name]) => name)
  return {
    noun,
    async lock(tx: Tx, ids: readonly string[]) {
      // In one order, or two acts on the same records would wait for each other for ever.
      await tx.rows(`SELECT FROM ${table} WHERE school_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR UPDATE`, [
        tx.schoolId,
        ids,
      ])
      const read = columns.map(([name, column]) => `r.${column} AS "${name}"`).join(', ')
      return await tx.rows<State>(
        `SELECT r.id, r.name, r.revision, ${read}${facts ? `, ${facts}` : ''} FROM ${table} r
         WHERE r.school_id = $1 AND r.id = ANY($2::uuid[]) ORDER BY r.name, r.id`,
        [tx.schoolId, ids],
      )
    },
    imageOf(record: State) {
      const { id, name, revision } = record
      const written = Object.fromEntries(allFields.map((field) => [field, Reflect.get(record, field)])) as Values
      return { ...written, id, name, revision }
    },
    insert: async (tx: Tx, records: readonly Written<Values>[]) =>
      insertRows(tx, table, await rowsOf(tx, records, allFields)),
    update: async (tx: Tx, records: readonly Written<Values>[], fields: readonly string[]) =>
      updateRows(tx, table, await rowsOf(tx, records, fields)),
    remove: (tx: Tx, ids: readonly string[]) =>
      tx.run(`DELETE FROM ${table} WHERE school_id = $1 AND id = ANY($2::uuid[])`, [tx.schoolId, ids]),
  } satisfies RecordKind<State, Written<Values> & { name: string }>
}
