import type { Tx } from '../database/tenant.ts'
import type { RecordKind, RecordState } from './acts.ts'

type TableKind<Values> = {
  noun: string
  table: string
  /** The column of each value, by its name on the wire. */
  columns: { readonly [Name in keyof Values]: string }
  /** What else an act asks of the record `r`: who refers to it. */
  facts: string
  /** What is stored beside or in place of what was sent: a name that follows from others, the next place. */
  derived?: (tx: Tx, values: Values) => Promise<Record<string, unknown>> | Record<string, unknown>
}

type Written<Values> = Values & { id: string; revision: number }

/** A kind of record that is one row of a table: locked with its facts, written and deleted by its columns. */
export function tableKind<Values extends object, State extends Values & RecordState>(spec: TableKind<Values>) {
  const { noun, table, facts, derived } = spec
  const columns = Object.entries<string>(spec.columns)
  const stored = async (tx: Tx, values: Values) => {
    const sent = Object.fromEntries(columns.map(([name, column]) => [column, Reflect.get(values, name)]))
    return Object.entries({ ...sent, ...(await derived?.(tx, values)) })
  }
  return {
    noun,
    async lock(tx: Tx, ids: readonly string[]) {
      // In one order, or two acts on the same records would wait for each other for ever.
      await tx.rows(`SELECT FROM ${table} WHERE school_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR UPDATE`, [
        ...[tx.schoolId, ids],
      ])
      const read = columns.map(([name, column]) => `r.${column} AS "${name}"`).join(', ')
      return await tx.rows<State>(
        `SELECT r.id, r.name, r.revision, ${read}, ${facts} FROM ${table} r
         WHERE r.school_id = $1 AND r.id = ANY($2::uuid[]) ORDER BY r.name, r.id`,
        [tx.schoolId, ids],
      )
    },
    async insert(tx: Tx, record: Written<Values>) {
      const cells = await stored(tx, record)
      const places = cells.map((_cell, index) => `$${index + 4}`).join(', ')
      await tx.run(
        `INSERT INTO ${table} (school_id, id, revision, ${cells.map(([column]) => column).join(', ')})
         VALUES ($1, $2, $3, ${places})`,
        [tx.schoolId, record.id, record.revision, ...cells.map(([, value]) => value)],
      )
    },
    async update(tx: Tx, record: Values & { id: string }, revision: number) {
      const cells = await stored(tx, record)
      const set = cells.map(([column], index) => `${column} = $${index + 4}`).join(', ')
      const touched = await tx.run(
        `UPDATE ${table} SET ${set}, revision = revision + 1 WHERE school_id = $1 AND id = $2 AND revision = $3`,
        [tx.schoolId, record.id, revision, ...cells.map(([, value]) => value)],
      )
      return touched === 1
    },
    remove: (tx: Tx, ids: readonly string[]) =>
      tx.run(`DELETE FROM ${table} WHERE school_id = $1 AND id = ANY($2::uuid[])`, [tx.schoolId, ids]),
  } satisfies RecordKind<State>
}
