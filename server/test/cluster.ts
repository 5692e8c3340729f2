import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseName, quoteName } from '../src/platform/database/owner.ts'

/** A PostgreSQL to make databases in. `ownerUrl` is a role that may make roles and databases and is no superuser. */
export type Cluster = { ownerUrl: string; stop(): Promise<void> }

/** Address of a PostgreSQL the tests are given, by TEST_DATABASE_URL or DATABASE_URL; else they bring their own. */
export const givenDatabase = (): string => process.env.TEST_DATABASE_URL || process.env.DATABASE_URL || ''

/** Opens one that is given. */
export async function useGiven(url: string): Promise<Cluster> {
  const { rows } = await asOne(url, (client) =>
    client.query<{ rolsuper: boolean }>('SELECT rolsuper FROM pg_roles WHERE rolname = current_user'),
  )
  // Row-level security does not hold for superusers: tests run as one would prove nothing.
  if (!rows[0]?.rolsuper) return { ownerUrl: url, stop: async () => undefined }
  const owned = await makeOwner(url)
  return { ownerUrl: owned.ownerUrl, stop: owned.drop }
}

/** A role such as the owner of a hosted database is, in the cluster of this superuser. */
export async function makeOwner(superuserUrl: string): Promise<{ ownerUrl: string; drop(): Promise<void> }> {
  const name = `test_owner_${randomBytes(4).toString('hex')}`
  const url = new URL(superuserUrl)
  url.username = name
  url.password = randomBytes(16).toString('hex')
  const meetingPlace = quoteName(databaseName(superuserUrl))
  await asOne(superuserUrl, async (client) => {
    await client.query(`CREATE ROLE ${quoteName(name)} LOGIN CREATEROLE CREATEDB PASSWORD '${url.password}'`)
    await client.query(`GRANT CONNECT ON DATABASE ${meetingPlace} TO ${quoteName(name)}`)
  })
  return {
    ownerUrl: url.href,
    drop: async () => {
      await asOne(superuserUrl, async (client) => {
        await client.query(`REVOKE CONNECT ON DATABASE ${meetingPlace} FROM ${quoteName(name)}`)
        await client.query(`DROP ROLE ${quoteName(name)}`)
      })
    },
  }
}

/** A temporary DATA_DIR that the database's own user can reach when the tests run as root. */
export function makeDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'sabimark-test-'))
  chmodSync(dataDir, 0o711)
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** One connection for one piece of work. */
export async function asOne<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}
