import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { closeChunks, headerOf, sealFor } from './chunks.ts'
import { encodeFrame } from './frames.ts'
import { hashRows } from './hash-rows.ts'
import { connectKeeper } from './keeper.ts'
import {
  columnList,
  type Manifest,
  productVersion,
  readMigrationsRun,
  readSequences,
  readTables,
  type Table,
  tableName,
} from './manifest.ts'
import { refuseTaken, writeWhole } from './part-file.ts'
import {
  behindHomes,
  connectHomes,
  countSchoolsOf,
  type HomeToRead,
  homesWith,
  leaveHomes,
  snapTogether,
} from './read-homes.ts'
import { restsBetween } from './rests.ts'
import { passkeyOf } from './seal.ts'

export type BackupOptions = {
  ownerUrl: string
  /** What role names begin with, where it is not the database's name. */
  rolePrefix?: string
  /** Where to; a file that is there is never replaced. */
  file: string
  passphrase?: string
  /** DATA_DIR/secret: written only beside a passphrase. */
  secret?: string
  /** How many times as long as it works it rests, where exams may be under way; 0 where an operator waits for it. */
  restPerWork?: number
  /** Told after each piece. */
  onProgress?: (progress: BackupProgress) => void
  /** Gives it up: nothing is left of it. */
  signal?: AbortSignal
}

export type BackupProgress = { tables: number; ofTables: number; rows: number; readBytes: number }

export type BackupDone = {
  file: string
  madeAt: Date
  isEncrypted: boolean
  hasSecret: boolean
  tables: number
  rows: number
  bytes: number
}

/**
 * Writes everything the database holds at this moment into one file, which is whole or not there, while servers work on. Notes it in
 * `schema_backups`. Throws BackupError with a sentence for the operator. May run in a process of its own: it needs nothing
 * but its options.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupDone> {
  const file = resolve(options.file)
  refuseTaken(file)
  const passkey = options.passphrase === undefined ? undefined : await passkeyOf(options.passphrase)
  const secret = passkey ? options.secret : undefined
  const keeper = await connectKeeper(options.ownerUrl, options.rolePrefix)
  let found: HomeToRead[] = []
  const giveUp = () => {
    keeper.connection.stream.destroy()
    leaveHomes(found)
  }
  options.signal?.addEventListener('abort', giveUp)
  try {
    found = await connectHomes(options.ownerUrl, options.rolePrefix)
    const { homes, snap } = await snapTogether(keeper, found, () => takeSnapshot(keeper))
    const counts = await Promise.all(homes.map(countSchoolsOf))
    const manifest = { ...snap, schools: counts.reduce((sum, count) => sum + count, snap.schools) }
    const madeAt = new Date(manifest.madeAt)
    const header = headerOf(madeAt, manifest.product, passkey)
    const sums = { tables: 0, rows: 0 }
    const rest = restsBetween(options.restPerWork ?? 0)
    const content = contentOf({ keeper, homes, manifest, secret, sums, rest, onProgress: options.onProgress })
    const bytes = await writeWhole(
      file,
      packed(header, content, (packing) => closeChunks(packing, sealFor(header, passkey))),
    )
    const done = { file, madeAt, isEncrypted: passkey !== undefined, hasSecret: secret !== undefined, ...sums, bytes }
    await noteBackup(options.ownerUrl, done)
    return done
  } catch (error) {
    if (options.signal?.aborted) throw new BackupError('The backup was stopped; nothing was written.', { cause: error })
    throw error
  } finally {
    options.signal?.removeEventListener('abort', giveUp)
    // In the middle of a table PostgreSQL would wait for us to read on; what it sends now nobody wants.
    giveUp()
  }
}

/** The header, and what becomes of the content. A step that fails ends them all. */
async function* packed(
  header: Buffer,
  content: AsyncIterable<Buffer>,
  close: (packing: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield header
  // Level 4 takes half the time of the usual one and a twentieth more room.
  const gzip = createGzip({ level: 4 })
  const packing = pipeline(Readable.from(content, { objectMode: false, highWaterMark: 64 * 1024 }), gzip)
  packing.catch(() => undefined)
  yield* close(gzip)
  await packing
}

/** From here on the connection sees the database as it is now, whatever others commit; no table of it can be changed. */
async function takeSnapshot(keeper: Client): Promise<Manifest> {
  const known = await readTables(keeper)
  await keeper.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
  // Before the first question, which makes the snapshot: a table that was rewritten after it would look empty.
  await keeper.query(`LOCK TABLE ${known.map(tableName).join(', ')} IN ACCESS SHARE MODE`)
  const { rows } = await keeper.query<{ now: Date; postgres: string; schools: number; hidden: string | null }>(
    `SELECT now(), current_setting('server_version') AS postgres, (SELECT count(*)::int FROM public.schools) AS schools,
       (SELECT min(c.oid::regclass::text) FROM pg_catalog.pg_class c
        WHERE c.relnamespace IN ('public'::regnamespace, 'auth'::regnamespace) AND c.relkind = 'r' AND c.relrowsecurity
          AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_policy p
            WHERE p.polrelid = c.oid AND current_user::regrole = ANY (p.polroles) AND p.polcmd = 'r')) AS hidden`,
  )
  const [found] = rows
  const tables = await readTables(keeper)
  if (!found || JSON.stringify(tables) !== JSON.stringify(known)) {
    throw new BackupError('The database was brought to another version while it was read; take the backup again.')
  }
  if (found.hidden !== null) {
    throw new BackupError(`Table ${found.hidden} is hidden from the role that takes backups; start this version once.`)
  }
  return {
    product: productVersion(),
    postgres: found.postgres,
    madeAt: found.now.toISOString(),
    migrations: await readMigrationsRun(keeper),
    tables,
    // The company's own is none.
    schools: Math.max(0, found.schools - 1),
  }
}

type ContentOptions = {
  keeper: Client
  homes: readonly HomeToRead[]
  manifest: Manifest
  secret: string | undefined
  sums: { tables: number; rows: number }
  rest: () => Promise<void>
  onProgress: BackupOptions['onProgress'] | undefined
}

async function* contentOf({
  keeper,
  homes,
  manifest,
  secret,
  sums,
  rest,
  onProgress,
}: ContentOptions): AsyncGenerator<Buffer> {
  yield* encodeFrame({ kind: 'M', body: manifest })
  if (secret !== undefined) yield* encodeFrame({ kind: 'S', body: secret })
  let readBytes = 0
  for (const table of manifest.tables) {
    yield* encodeFrame({ kind: 'T', body: table })
    const rows = hashRows()
    for await (const piece of rowsOf(keeper, homesWith(homes, table), table)) {
      rows.add(piece)
      readBytes += piece.length
      onProgress?.({ tables: sums.tables, ofTables: manifest.tables.length, rows: sums.rows, readBytes })
      yield* encodeFrame({ kind: 'D', body: piece })
      await rest()
    }
    const totals = rows.totals()
    sums.tables += 1
    sums.rows += totals.rows
    yield* encodeFrame({ kind: 'E', body: totals })
  }
  const sequences = await behindHomes(homes, await readSequences(keeper))
  await keeper.query('COMMIT')
  yield* encodeFrame({ kind: 'Z', body: { ...sums, sequences } })
}

/** Those of this database, and then those of each group of schools elsewhere. */
async function* rowsOf(keeper: Client, homes: readonly HomeToRead[], table: Table): AsyncGenerator<Buffer> {
  yield* keeper.query(copyTo(`COPY ${tableName(table)} (${columnList(table)}) TO STDOUT`))
  for (const { keeper: there, schema } of homes) {
    const view = tableName({ schema, name: table.name })
    yield* there.query(copyTo(`COPY (SELECT ${columnList(table)} FROM ${view}) TO STDOUT`))
  }
}

/** How many rows `schema_backups` keeps. */
const noted = 200

async function noteBackup(ownerUrl: string, done: BackupDone): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'sabimark-backup' })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    await owner.query(
      `INSERT INTO public.schema_backups (made_at, machine, file, is_encrypted, table_count, row_count, byte_count)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [done.madeAt, hostname(), done.file, done.isEncrypted, done.tables, done.rows, done.bytes],
    )
    // A database that an older version was the last to use may have no place for that yet.
    const { rowCount } = await owner.query(
      `SELECT FROM pg_catalog.pg_attribute
       WHERE attrelid = to_regclass('public.schema_database') AND attname = 'backup_failed_at'`,
    )
    if (rowCount === 1) {
      await owner.query('UPDATE public.schema_database SET backup_failed_at = NULL, backup_failed_why = NULL')
    }
    await owner.query(
      'DELETE FROM public.schema_backups WHERE id <= (SELECT max(id) FROM public.schema_backups) - $1::bigint',
      [noted],
    )
  } finally {
    await owner.end()
  }
}
