import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { quoteName } from '../platform/database/owner.ts'
import { BackupError } from './backup-error.ts'
import { hashRows } from './hash-rows.ts'
import { columnList, readSequences, readTables, type Sequence, type Table, tableName } from './manifest.ts'
import { printable } from './printable.ts'
import { type Backup, type Content, isSame } from './read-backup.ts'
import { refuseSchools, selectSchools } from './target.ts'

export type LoadProgress = { what: 'loaded' | 'compared'; tables: number; ofTables: number; bytes: number }

type Load = {
  owner: Client
  backup: Backup
  content: Content
  onProgress?: ((progress: LoadProgress) => void) | undefined
  /** When all is loaded and compared, and before it is kept. */
  beforeCommit?: (() => Promise<void>) | undefined
}

/**
 * Puts the rows of a backup into a database that has its shape, in one transaction: all of them, compared with the backup after they were
 * written, or none. Row-level security and the product's own triggers are off inside it, and on again before it ends.
 */
export async function loadRows({ owner, backup, content, onProgress, beforeCommit }: Load): Promise<void> {
  const { manifest } = content
  const ofTables = manifest.tables.length
  await owner.query('BEGIN; SET LOCAL row_security = off')
  try {
    const forced = await takeTables(owner, manifest.tables)
    refuseSchools(await selectSchools(owner))
    // What no backup holds is emptied with them: it points at rows that go.
    const emptied = [...manifest.tables.map(tableName), ...(await selectUnlogged(owner))]
    await owner.query(`TRUNCATE ${emptied.join(', ')}`)
    let [tables, bytes] = [0, 0]
    await backup.load(async (table, rows) => {
      const told = watched(rows, (piece) => {
        bytes += piece.length
        onProgress?.({ what: 'loaded', tables, ofTables, bytes })
      })
      await copyIn(owner, table, told)
      tables += 1
    })
    await setSequences(owner, content.sequences)
    await compare(owner, content, onProgress)
    await giveBack(owner, manifest.tables, forced)
    await beforeCommit?.()
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Locks every table, so that nobody sees it before the end; answers which had their row-level security forced. */
async function takeTables(owner: Client, tables: readonly Table[]): Promise<string[]> {
  const own = await readTables(owner)
  const shapeOf = (table: Table) => `${tableName(table)} (${[...table.columns].sort().join(', ')})`
  const [wanted, found] = [tables, own].map((list) => list.map(shapeOf).sort())
  const odd = wanted?.find((shape) => !found?.includes(shape)) ?? found?.find((shape) => !wanted?.includes(shape))
  if (odd !== undefined || tables.length !== own.length)
    throw new BackupError(
      `The backup and this database differ in ${odd ?? 'how many tables there are'}. Nothing was restored.`,
    )
  const { rows } = await owner.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'auth') AND c.relkind = 'r' AND c.relforcerowsecurity`,
  )
  for (const { name } of rows) await owner.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`)
  for (const table of tables) await owner.query(`ALTER TABLE ${tableName(table)} DISABLE TRIGGER USER`)
  return rows.map(({ name }) => name)
}

async function giveBack(owner: Client, tables: readonly Table[], forced: readonly string[]): Promise<void> {
  // Foreign keys are looked at row by row, and each has been by now; none is left for the end.
  for (const table of tables) await owner.query(`ALTER TABLE ${tableName(table)} ENABLE TRIGGER USER`)
  for (const name of forced) await owner.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`)
}

async function copyIn(owner: Client, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  const into = owner.query(copyFrom(`COPY ${tableName(table)} (${columnList(table)}) FROM STDIN`))
  await pipeline(Readable.from(rows, { objectMode: false }), into).catch((error: unknown) => {
    if (!(error instanceof Error && 'severity' in error)) throw error
    throw new BackupError(
      `Table ${tableName(table)} could not be restored: ${printable(error.message)}. Nothing was restored.`,
      {
        cause: error,
      },
    )
  })
}

async function* watched(rows: AsyncIterable<Buffer>, seen: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const piece of rows) {
    seen(piece)
    yield piece
  }
}

/** What gives numbers goes on where it was, behind every number that was given. Setting one is never undone: all are looked at before. */
async function setSequences(owner: Client, sequences: readonly Sequence[]): Promise<void> {
  const own = (await readSequences(owner)).map(numberColumn)
  const odd = sequences.find((one) => !own.includes(numberColumn(one)))
  if (odd || new Set(sequences.map(numberColumn)).size !== own.length) {
    throw new BackupError(
      `The backup and this database differ in what gives numbers${odd ? ` to ${numberColumn(odd)}` : ''}. Nothing was restored.`,
    )
  }
  for (const { schema, table, column, last, isCalled } of sequences) {
    const name = tableName({ schema, name: table })
    const given = quoteName(column)
    const { rows } = await owner.query<{ isBehind: boolean }>(
      `SELECT EXISTS (SELECT FROM ${name} WHERE ${given} ${isCalled ? '>' : '>='} $1::bigint) AS "isBehind"`,
      [last],
    )
    if (rows[0]?.isBehind !== false) {
      throw new BackupError(`What gives numbers to ${name} would give some of them again. Nothing was restored.`)
    }
  }
  for (const { schema, table, column, last, isCalled } of sequences) {
    const name = tableName({ schema, name: table })
    await owner.query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [name, column, last, isCalled])
  }
}

const numberColumn = ({ schema, table, column }: Sequence) =>
  `${tableName({ schema, name: table })}.${quoteName(column)}`

/** What was written is read again, and is what the backup says. */
async function compare(owner: Client, { manifest, totals }: Content, onProgress: Load['onProgress']): Promise<void> {
  let bytes = 0
  for (const [tables, table] of manifest.tables.entries()) {
    const rows = hashRows()
    for await (const piece of owner.query(copyTo(`COPY ${tableName(table)} (${columnList(table)}) TO STDOUT`))) {
      rows.add(piece)
      bytes += piece.length
      onProgress?.({ what: 'compared', tables, ofTables: manifest.tables.length, bytes })
    }
    const wanted = totals[tables]
    if (!wanted || !isSame(rows.totals(), wanted, false)) {
      throw new BackupError(
        `Table ${tableName(table)} is not what the backup holds after it was written to the database. Nothing was restored.`,
      )
    }
  }
}

/** The tables that PostgreSQL forgets in a crash, and that are in no backup. */
async function selectUnlogged(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'auth') AND c.relkind = 'r' AND c.relpersistence = 'u'`,
  )
  return rows.map(({ name }) => name)
}
