import { Client } from 'pg'

/** The right to take the nightly backup of a database, held by one server at a time. */
export type NightlyLock = {
  /** Of this database alone: a copy that a restore made has another. */
  databaseId: string
  release(): Promise<void>
}

/** Null while another server takes one. It ends with the connection, so that nobody waits for a server that has died. */
export async function takeNightlyLock(ownerUrl: string): Promise<NightlyLock | null> {
  const client = new Client({
    connectionString: ownerUrl,
    application_name: 'sabimark-nightly',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  const release = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ isTaken: boolean; databaseId: string }>(
      `SELECT pg_try_advisory_lock(hashtextextended('nightly backup', 0)) AS "isTaken", id AS "databaseId"
       FROM public.schema_database`,
    )
    const [found] = rows
    if (!found) throw new Error('Table schema_database has no row, so nothing says which database this is.')
    if (found.isTaken) return { databaseId: found.databaseId, release }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  return null
}
