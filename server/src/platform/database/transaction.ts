import type { Pool, PoolClient } from 'pg'
import { againIfGaveWay } from './busy.ts'

/**
 * Runs `work` in one transaction that no school is bound to; commits when it returns, rolls back when it throws. When it
 * has to give way to another transaction, it is run once more (busy.ts).
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return await againIfGaveWay(() => inTransactionOnce(pool, work))
}

async function inTransactionOnce<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const outcome = await work(client)
    await commit(client)
    return outcome
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    // A connection that could not even roll back must not serve the next one.
    client.release(broken)
  }
}

/** PostgreSQL rolls back instead, and says so only in its tag, when a statement failed and nobody let it be known. */
export async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed.')
}
