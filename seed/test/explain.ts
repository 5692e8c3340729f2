import type { Pools } from '@sabimark/server/src/platform/database/pools.ts'
import type { PoolClient } from 'pg'
import type { HeardStatement } from './listen.ts'

/** A plan, and for which values: those of a call, or any. */
export type Explained = { text: string; values: string; plan: unknown }

/**
 * How PostgreSQL would run the statement as the role and in the school it was asked in: for each call's values, and
 * once for values not known yet, as a connection plans that has asked it often.
 */
export async function explain(pools: Pools, { role, text, calls }: HeardStatement): Promise<Explained[]> {
  const client = await pools[role].connect()
  try {
    const explained: Explained[] = []
    for (const { values, schoolId } of calls) {
      const plan = await inSchool(client, schoolId, () => planOf(client, text, values))
      explained.push({ text, values: JSON.stringify(values), plan })
    }
    const plan = await inSchool(client, calls[0]?.schoolId ?? '', () => planOfAny(client, text))
    return [...explained, { text, values: 'any', plan }]
  } finally {
    client.release()
  }
}

async function inSchool<T>(client: PoolClient, schoolId: string, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    await client.query("SELECT set_config('app.school_id', $1, true)", [schoolId])
    return await work()
  } finally {
    await client.query('ROLLBACK')
  }
}

async function planOf(client: PoolClient, text: string, values: unknown[]): Promise<unknown> {
  const { rows } = await client.query({ text: `EXPLAIN (FORMAT JSON) ${text}`, values })
  return rows[0]?.['QUERY PLAN']
}

async function planOfAny(client: PoolClient, text: string): Promise<unknown> {
  await client.query(`PREPARE any_values AS ${text}`)
  try {
    const { rows } = await client.query<{ count: number }>(
      "SELECT cardinality(parameter_types) AS count FROM pg_prepared_statements WHERE name = 'any_values'",
    )
    const count = rows[0]?.count ?? 0
    const nothing = count > 0 ? `(${Array(count).fill('NULL').join(', ')})` : ''
    await client.query('SET LOCAL plan_cache_mode = force_generic_plan')
    return (await client.query(`EXPLAIN (FORMAT JSON) EXECUTE any_values${nothing}`)).rows[0]?.['QUERY PLAN']
  } finally {
    await client.query('DEALLOCATE any_values')
  }
}
