import type { Client } from 'pg'
import { connect } from './connect.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator, groups } from './places.ts'
import { readShards } from './read-shards.ts'

/** Of each table how many rows there are and the sum of what they hold, whichever database has them. */
export type Sums = Record<string, { rows: number; sum: string }>

/** Of all databases of the cluster together. */
export async function sumsOfCluster(): Promise<Sums> {
  const sums = await sumsOfDatabase(superuserUrl(coordinator))
  for (const group of groups) {
    const { port, shards } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
    await connect(superuserUrl({ name: '', port }), async (client) => {
      for (const { table, shard } of shards) add(sums, `public.${table}`, await sumOf(client, `${group}.${shard}`))
    })
  }
  return sums
}

/** Of one. What is about the database itself is left out, and what no backup holds. */
export async function sumsOfDatabase(url: string): Promise<Sums> {
  return await connect(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'auth') AND c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname NOT LIKE 'schema\\_%' ORDER BY 1`,
    )
    const sums: Sums = {}
    for (const { name } of rows)
      add(sums, name, await sumOf(client, name.replace('auth.', 'auth."').concat(name.startsWith('auth.') ? '"' : '')))
    return sums
  })
}

type Sum = Sums[string]

async function sumOf(client: Client, table: string): Promise<Sum> {
  const { rows } = await client.query<Sum>(
    `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum FROM ${table} t`,
  )
  return rows[0] ?? { rows: 0, sum: '0' }
}

function add(sums: Sums, table: string, more: Sum): void {
  const before = sums[table]
  // A table that forgets its rows in a crash is no table of a backup.
  if (table === 'public.attempt_presence') return
  sums[table] = before
    ? { rows: before.rows + more.rows, sum: (BigInt(before.sum) + BigInt(more.sum)).toString() }
    : more
}

/** The tables in which two differ. */
export function differing(one: Sums, other: Sums): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.flatMap((name) => {
    const [mine, theirs] = [one[name], other[name]]
    if (mine?.rows === theirs?.rows && mine?.sum === theirs?.sum) return []
    return [`${name} has ${mine?.rows ?? 'no'} and ${theirs?.rows ?? 'no'} rows, or rows that are not the same`]
  })
}
