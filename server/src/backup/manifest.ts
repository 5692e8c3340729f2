import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { quoteName } from '../platform/database/owner.ts'

export type Table = { schema: string; name: string; columns: string[] }
/** What gives an identity column its next number. */
export type Sequence = { schema: string; table: string; column: string; last: string; isCalled: boolean }
export type RanMigration = { version: number; name: string; checksum: string }

/** What a backup says of itself before its tables. */
export type Manifest = {
  /** The version of the product that wrote it, and of the PostgreSQL it was read from. */
  product: string
  postgres: string
  /** It holds what was committed then. */
  madeAt: string
  migrations: RanMigration[]
  /** In the order they are written, and may be loaded: no row comes before one it points to. */
  tables: Table[]
  schools: number
}

export const productVersion = (): string =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version

export const tableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quoteName(schema)}.${quoteName(name)}`
export const columnList = ({ columns }: Table) => columns.map(quoteName).join(', ')

/** So that the same row is the same text, in whichever version of PostgreSQL and wherever its server stands. */
export const textSettings =
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex -c client_encoding=UTF8'

export async function readMigrationsRun(client: Client): Promise<RanMigration[]> {
  const { rows } = await client.query<RanMigration>(
    'SELECT version, name, checksum FROM public.schema_migrations ORDER BY version',
  )
  return rows
}

/**
 * The tables a backup holds, in the order of their foreign keys. Tables whose names begin with `schema_` are about the database they stand
 * in; columns that are computed are computed again. What PostgreSQL itself forgets in a crash (UNLOGGED) is in no backup.
 */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { id: string; needs: string[] }>(
    `SELECT c.oid::text AS id, n.nspname AS schema, c.relname AS name,
       ARRAY(SELECT a.attname::text FROM pg_catalog.pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
             ORDER BY a.attnum) AS columns,
       ARRAY(SELECT DISTINCT k.confrelid::text FROM pg_catalog.pg_constraint k
             WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS needs
     FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'auth') AND c.relkind = 'r' AND c.relpersistence = 'p' AND NOT starts_with(c.relname, 'schema_')
     ORDER BY 2, 3`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const placed = new Set<string>()
  const order: Table[] = []
  const place = (id: string) => {
    const row = byId.get(id)
    if (!row || placed.has(id)) return
    placed.add(id)
    for (const needed of row.needs) place(needed)
    order.push({ schema: row.schema, name: row.name, columns: row.columns })
  }
  for (const { id } of rows) place(id)
  return order
}

export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Omit<Sequence, 'last' | 'isCalled'> & { name: string }>(
    `SELECT n.nspname AS schema, c.relname AS "table", a.attname AS "column",
       pg_catalog.pg_get_serial_sequence(pg_catalog.format('%I.%I', n.nspname, c.relname), a.attname) AS name
     FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
     JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'auth') AND a.attidentity <> '' AND NOT starts_with(c.relname, 'schema_')
     ORDER BY 1, 2, 3`,
  )
  const found: Sequence[] = []
  for (const { name, ...one } of rows) {
    const { rows: now } = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${name}`,
    )
    if (now[0]) found.push({ ...one, ...now[0] })
  }
  return found
}
