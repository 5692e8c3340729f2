import type { Pool, PoolClient } from 'pg'

/**
 * The pool of a process that dies when it sends its statement number `at`: what was not committed by then is lost, and nothing
 * is asked any more. `sentCount`: how many statements were sent.
 */
export function dyingPool(pool: Pool, at: number): { app: Pool; sentCount: () => number } {
  let count = 0
  const guarded = (client: PoolClient): PoolClient => {
    const query = (...said: unknown[]) => {
      count += 1
      return count >= at ? Promise.reject(new Error('dead')) : Reflect.apply(client.query, client, said)
    }
    const release = () => client.release(count >= at ? new Error('dead') : undefined)
    return Object.assign(Object.create(client), { query, release })
  }
  const connect = async () => {
    if (count >= at) throw new Error('dead')
    return guarded(await pool.connect())
  }
  return { app: Object.assign(Object.create(pool), { connect }), sentCount: () => count }
}
