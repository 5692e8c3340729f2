// The database as it stands, read past all policies: what is there, not what anybody may see.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { pause } from './patience.ts'

export type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>

/** Whoever is killed beside us may take our connection along: then the same is asked again. */
const mostTries = 20

/** In the database of a data folder. */
export function inDatabase<T>(dataDir: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  return lookInto(() => {
    const { port, superuserPassword } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
    return `postgresql://postgres:${superuserPassword}@127.0.0.1:${port}/sabimark`
  }, work)
}

/** In one that a superuser reaches at this address. */
export async function lookInto<T>(address: () => string, work: (ask: Ask) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(address(), work)
    } catch (error) {
      if (tries === mostTries) throw error
      await pause(250)
    }
  }
}

async function askOnce<T>(connectionString: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString,
    // Rows as they lie in the tables: an index that lost or doubled something must not hide it.
    options: '-c enable_indexscan=off -c enable_indexonlyscan=off -c enable_bitmapscan=off',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(async (text, values = []) => (await client.query(text, values)).rows)
  } finally {
    await client.end()
  }
}
