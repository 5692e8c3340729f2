import { Client, type Pool } from 'pg'
import { printable } from '../printable.ts'

/** The right to take the nightly backup of a database, held by one server at a time. */
export type NightlyLock = { release(): Promise<void> }

/** Null while another server takes one. It ends with the connection, so that nobody waits for a server that has died. */
export async function takeNightlyLock(ownerUrl: string): Promise<NightlyLock | null> {
  const client = ownerClient(ownerUrl)
  const release = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ isTaken: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('nightly backup', 0)) AS "isTaken"`,
    )
    if (rows[0]?.isTaken) return { release }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  return null
}

/** Of this database alone: a copy that a restore made has another. */
export async function selectDatabaseId(platform: Pool): Promise<string> {
  const { rows } = await platform.query<{ id: string }>('SELECT id FROM schema_database')
  if (!rows[0]) throw new Error('Table schema_database has no row, so nothing says which database this is.')
  return rows[0].id
}

/** The company's home says that a backup failed, and why, until one is written whole. */
export async function noteFailure(ownerUrl: string, reason: string): Promise<void> {
  const client = ownerClient(ownerUrl)
  try {
    await client.connect()
    await client.query('UPDATE public.schema_database SET backup_failed_at = now(), backup_failed_why = $1', [
      printable(reason).slice(0, 500),
    ])
  } finally {
    await client.end().catch(() => undefined)
  }
}

function ownerClient(ownerUrl: string): Client {
  const client = new Client({
    connectionString: ownerUrl,
    application_name: 'sabimark-nightly',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  return client
}
