import { uptime } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { openPools, type Pools } from '../database/pools.ts'
import type { ClockReading } from './clock-watch.ts'
import { readDatabaseClock, watchDatabaseClock } from './database-clock.ts'

let database: TestDatabase
let pools: Pools
beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

const noon = Date.UTC(2026, 10, 20, 12)

/** A watch over a clock that stands where the test puts it, and a way to wait until it has looked again. */
async function aWatch() {
  const told: boolean[] = []
  const clock = { wallMs: noon, steadyMs: 0, isGone: false, looks: 0 }
  const read = async (): Promise<ClockReading> => {
    clock.looks += 1
    if (clock.isGone) throw new Error('the database is gone')
    return { wallMs: clock.wallMs, steadyMs: clock.steadyMs }
  }
  const watch = await watchDatabaseClock({ read, onChange: (isTrusted) => told.push(isTrusted), everyMs: 2 })
  const looked = async () => {
    const seen = clock.looks
    await expect.poll(() => clock.looks, { interval: 1 }).toBeGreaterThan(seen + 1)
  }
  return { watch, told, clock, looked }
}

test('a clock that is set and set back loses trust and wins it again', async () => {
  const { watch, told, clock, looked } = await aWatch()
  clock.steadyMs += 3_600_000
  clock.wallMs += 3_600_000
  await looked()
  expect(watch.isTrusted).toBe(true)
  clock.wallMs += 90_000
  await looked()
  expect(watch.isTrusted).toBe(false)
  clock.wallMs -= 90_000
  await looked()
  expect(watch.isTrusted).toBe(true)
  watch.stop()
  expect(told).toEqual([false, true])
})

test('drift never adds up to a step, and a database that is gone for a while changes nothing', async () => {
  const { watch, told, clock, looked } = await aWatch()
  for (let n = 0; n < 80; n += 1) {
    clock.wallMs += 900
    await looked()
  }
  clock.isGone = true
  await looked()
  clock.isGone = false
  clock.wallMs += 600_000
  clock.steadyMs += 600_000
  await looked()
  expect([watch.isTrusted, told]).toEqual([true, []])
  watch.stop()
})

test('reads the clock of the real database beside ours', async () => {
  const before = uptime() * 1000
  const reading = await readDatabaseClock(pools.auth)
  expect(reading.steadyMs).toBeGreaterThanOrEqual(before)
  expect(new Date(reading.wallMs).getUTCFullYear()).toBe(new Date().getUTCFullYear())
})
