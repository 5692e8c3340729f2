import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerEvent, type Hall, layHall, moveStart, seatInClass } from '../../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { saveEvents } from '../../attempt/save-events.db.ts'
import { markAttempts } from '../../marking/mark-attempts.ts'
import { openPools, type Pools } from '../../platform/database/pools.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { readUnusual } from './read-unusual.ts'

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

type Asked = { text: string; values: unknown[]; found: number }

/** What is said of the exam of a hall, and each statement it took with how many rows that found. */
async function recorded(hall: Hall) {
  const asked: Asked[] = []
  const said = await inSchool(pools.app, hall, async (tx) => {
    const rows: Tx['rows'] = async (text, values = []) => {
      const found = await tx.rows<never>(text, values)
      asked.push({ text, values, found: found.length })
      return found
    }
    return await readUnusual({ ...tx, rows }, hall)
  })
  return { asked, said }
}

test('logs of a large exam are read some papers at a time, so that nobody at work waits for all of them', async () => {
  const hall = await layHall(pools, { candidates: 60 })
  await inSchool(pools.app, hall, async (tx) => {
    await tx.run(`UPDATE exam_attempts SET state = 'submitted', submitted_at = now(), extra_ms = 60000`)
    await tx.run(`UPDATE attempt_epochs SET address = '102.89.3.4' WHERE attempt_id = $1`, [
      hall.attempts[0]?.attemptId,
    ])
  })
  const { asked, said } = await recorded(hall)
  expect(said).toMatchObject({ lookedAtCount: 60, paperCount: 60, unusualCount: 60 })
  // One stands out among all of the sitting, whichever are read beside it.
  expect(said.papers[0]).toMatchObject({
    attemptId: hall.attempts[0]?.attemptId,
    reasons: [{ kind: 'elsewhere' }, { kind: 'time_given' }],
  })
  const withLogs = asked.filter(({ text }) => text.includes('attempt_events'))
  expect(withLogs.map(({ found }) => found)).toEqual([50, 10])
})

test('a candidate who sends hundreds of answers in the grace costs no square of them', async () => {
  const hall = await layHall(pools)
  await seatInClass(pools, hall)
  const [attempt] = hall.attempts
  if (!attempt) throw new Error('an attempt')
  const hour = 3_600_000
  await inSchool(pools.app, hall, (tx) => moveStart(tx, attempt.attemptId, hour + 10_000))
  const count = 300
  const events = Array.from({ length: count }, (_, place) => answerEvent(place + 1, 1, 'a', hour))
  const [verdict] = await saveEvents(pools.app, [{ ...attempt, epoch: 1, sentAtMs: hour + 9_000, address: '', events }])
  expect(verdict).toMatchObject({ ackedSeq: count })
  await inSchool(pools.app, hall, async (tx) => {
    await tx.run(`UPDATE exam_attempts SET state = 'submitted', submitted_at = now()`)
    await markAttempts(tx, [attempt.attemptId], 'test')
    expect(await tx.one('SELECT grace_count AS count FROM results')).toEqual({ count: 1 })
  })
  const { asked } = await recorded(hall)
  const sent = asked.find(({ text }) => text.includes('attempt_events'))
  const plan = await inSchool(pools.app, hall, (tx) =>
    tx.unnamedRows(`EXPLAIN (ANALYZE, FORMAT JSON) ${sent?.text}`, sent?.values),
  )
  expect(rowsLookedAt(plan)).toBeGreaterThan(count)
  expect(rowsLookedAt(plan)).toBeLessThan(20 * count)
})

/** How many rows all steps of a plan found or looked at in vain, each as often as it was run. */
function rowsLookedAt(plan: unknown): number {
  if (Array.isArray(plan)) return plan.reduce((sum, part) => sum + rowsLookedAt(part), 0)
  if (typeof plan !== 'object' || plan === null) return 0
  const step = new Map(Object.entries(plan))
  const read = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Join Filter']
  const own = read.reduce((sum, name) => sum + Number(step.get(name) ?? 0), 0) * Number(step.get('Actual Loops') ?? 0)
  return own + [...step.values()].reduce((sum: number, part) => sum + rowsLookedAt(part), 0)
}
