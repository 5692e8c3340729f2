import { createHash, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { errorCode, pause } from './embedded-error.ts'

/** Held by one server for as long as it lives. */
export type Lock = { release(): Promise<void> }

type LockOptions = {
  url: string
  key: string
  /** Of the database's shape (`schemaVersion`): a server that has to change it sees by this who works with another. */
  version?: string
  /** Called when another server has taken it while the connection was away: this one must stop. */
  onLost: () => void
  /** How long a lock we held may look taken after a break: over a network the old session dies late. */
  patienceMs?: number
}

/**
 * The number of this DATA_DIR. It comes from an identity kept inside, not from its path: two machines may use the same
 * path and one database, and they do not disturb each other.
 */
export function lockKey(dataDir: string): string {
  return createHash('sha256').update(identityOf(dataDir)).digest().readBigInt64BE().toString()
}

function identityOf(dataDir: string): string {
  const file = join(dataDir, 'identity')
  const draft = join(dataDir, `identity.${randomUUID()}`)
  writeFileSync(draft, `${randomUUID()}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

/** What the connection that holds a lock is called; PostgreSQL cuts names at 63 bytes. */
const lockName = (version: string) => `sabimark-lock ${version.slice(0, 40)}`.trim()

/** Whether a living server works with this database by another version of its shape. */
export async function worksByAnother(client: Client, version: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'sabimark-lock%' AND application_name <> $1`,
    [lockName(version)],
  )
  return rowCount !== 0
}

/** Takes the lock on a connection of its own and takes it again after a break; null when another server has it. */
export async function takeLock(options: LockOptions): Promise<Lock | null> {
  let isReleased = false
  let client = await tryLock(options)
  if (!client) return null

  const watch = (held: Client): void => {
    held.once('end', () => {
      if (!isReleased) void takeAgain()
    })
  }
  const takeAgain = async (): Promise<void> => {
    let triesLeft = Math.ceil((options.patienceMs ?? 60_000) / 250)
    while (!isReleased && triesLeft > 0) {
      try {
        client = await tryLock(options)
        if (client) return isReleased ? await client.end() : watch(client)
        triesLeft -= 1
      } catch {
        // The database is away; whoever watches it brings it back, and nobody can take the lock meanwhile.
      }
      await pause(250)
    }
    if (!isReleased) options.onLost()
  }
  watch(client)
  return {
    release: async () => {
      isReleased = true
      await client?.end().catch(() => undefined)
    },
  }
}

/** Whether a living server holds the lock: looked at and not tried, or who takes it just then would not get it. */
export async function isLockTaken(client: Client, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted
       AND (classid::bigint << 32) | objid::bigint = $1::bigint`,
    [key],
  )
  return rowCount !== 0
}

async function tryLock({ url, key, version = '' }: LockOptions): Promise<Client | null> {
  const client = new Client({
    connectionString: url,
    application_name: lockName(version),
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // PostgreSQL too notices within half a minute that we are gone.
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1::bigint) AS taken', [key])
    if (rows[0]?.taken) return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  await client.end()
  return null
}
