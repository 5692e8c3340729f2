import { Socket } from 'node:net'
import type { Pool } from 'pg'

/** PostgreSQL ends a statement after 20 s and a transaction without one after 30 s (pools.ts), and says so. */
const silentAfterMs = 40_000

/**
 * Ends connections of a pool that somebody uses and that have said nothing for longer than PostgreSQL lets pass: its machine
 * was cut off, and TCP by itself would wait a quarter of an hour. Whoever uses one is told that it is lost.
 */
export function endIfSilent(pool: Pool, afterMs = silentAfterMs): void {
  const used = new WeakSet<object>()
  pool.on('acquire', (client) => used.add(client))
  pool.on('release', (_error, client) => used.delete(client))
  pool.on('connect', (client) => {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) return
    stream.setTimeout(afterMs)
    stream.on('timeout', () => {
      if (used.has(client)) stream.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' }))
    })
  })
}
