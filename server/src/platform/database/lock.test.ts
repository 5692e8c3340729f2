import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOne } from '../../../test/cluster.ts'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { isLockTaken, lockKey, takeLock } from './lock.ts'

let database: TestDatabase
const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'sabimark-lock-')))
const [mine = '', other = ''] = folders
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const isTaken = (key: string) => asOne(database.ownerUrl, (client) => isLockTaken(client, key))
const never = () => {
  throw new Error('the lock was reported lost')
}

test('one DATA_DIR has one number, another has another', () => {
  expect(lockKey(mine)).toBe(lockKey(mine))
  expect(lockKey(mine)).not.toBe(lockKey(other))
})

test('is held by one until it is released, and does not stand in the way of another DATA_DIR', async () => {
  const url = database.ownerUrl
  const first = await takeLock({ url, key: lockKey(mine), onLost: never })
  expect(first).not.toBeNull()
  expect(await takeLock({ url, key: lockKey(mine), onLost: never })).toBeNull()
  expect(await isTaken(lockKey(mine))).toBe(true)
  const elsewhere = await takeLock({ url, key: lockKey(other), onLost: never })
  expect(elsewhere).not.toBeNull()
  await first?.release()
  await elsewhere?.release()
  expect(await isTaken(lockKey(mine))).toBe(false)
})

/** What a network or a database that goes away does to every connection. */
const cutLockConnections = () =>
  asOne(database.ownerUrl, (client) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name LIKE 'sabimark-lock%' AND datname = current_database()`,
    ),
  )

test('is taken again after its connection breaks', async () => {
  const lock = await takeLock({ url: database.ownerUrl, key: lockKey(mine), onLost: never })
  await cutLockConnections()
  await expect.poll(() => isTaken(lockKey(mine))).toBe(true)
  await lock?.release()
})

test('a server that finds another in its place after a break is told to stop', async () => {
  const url = database.ownerUrl
  const lost = Promise.withResolvers<void>()
  // Its own number, so that the other connection below is not cut with it.
  const lock = await takeLock({ url, key: '77', onLost: lost.resolve, patienceMs: 500 })
  await asOne(url, async (client) => {
    const waiting = client.query('SELECT pg_advisory_lock(77)')
    await cutLockConnections()
    await waiting
    await lost.promise
  })
  await lock?.release()
})
