import type { Client } from 'pg'
import { connect } from './connect.ts'
import { directoryTables, fillDirectory, holdAccounts, keepDirectory, keepingFunctions, mirrored } from './directory.ts'
import { farDirectory } from './far-tables.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator, groups, workers } from './places.ts'
import { roleName } from './read-shards.ts'

/**
 * The directory as this version has it, on the coordinator and for the workers: what is there of it stays, and a table that is new in it is
 * filled with what the groups hold. No server may run meanwhile; the triggers on the groups' shards come with their homes.
 */
export async function layDirectory(): Promise<void> {
  const off = 'SET citus.enable_ddl_propagation = off;'
  const keeping = keepingFunctions(roleName('platform'))
  await connect(superuserUrl(coordinator), async (client) => {
    const missing = await missingOf(client)
    const filled = ['public', ...(await groupsOf(client))].map((from) => fillDirectory(missing, from))
    const kept = keepDirectory(null, (table) => `public.${table}`)
    // One statement after the other, for Citus plans each by itself; all of them or none.
    await client.query(`${off} BEGIN`)
    try {
      await client.query(directoryTables(missing, roleName))
      for (const statement of filled.flatMap((text) => text.split('\n').filter(Boolean))) await client.query(statement)
      await client.query(`${keeping} ${kept} ${holdAccounts}`)
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    }
  })
  for (const node of workers)
    await connect(superuserUrl(node), async (client) => {
      await client.query([off, farDirectory(await missingOf(client), roleName), keeping].join('\n'))
    })
}

async function missingOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = to_regnamespace('directory') AND relkind IN ('r', 'f')`,
  )
  const known = new Set(rows.map(({ name }) => name))
  return mirrored.map(({ table }) => table).filter((table) => !known.has(table))
}

/** Those that are laid already. */
async function groupsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY ($1)',
    [groups],
  )
  return rows.map(({ name }) => name)
}
