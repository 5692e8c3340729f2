import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hall, type LaidAttempt, layHall, moveStart } from '../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { closeAttempts, planForgottenClosings } from './close-attempt.ts'
import { saveEvents } from './save-events.db.ts'

const hour = 3_600_000
let database: TestDatabase
let pools: Pools
let hall: Hall
let next = 0

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  hall = await layHall(pools, { candidates: 40 })
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

function freshAttempt(): LaidAttempt {
  const attempt = hall.attempts[next++]
  if (!attempt) throw new Error('The hall is used up.')
  return attempt
}
const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(pools.app, hall, work)
const standing = (attempt: LaidAttempt) =>
  here((tx) =>
    tx.one<{ state: string; endedBy: string | null; isAtDeadline: boolean | null }>(
      `SELECT state, ended_by AS "endedBy", submitted_at = deadline AS "isAtDeadline" FROM exam_attempts WHERE id = $1`,
      [attempt.attemptId],
    ),
  )
const due = async (attempt: LaidAttempt) =>
  (
    await pools.app.query<{ kind: string; inMs: string }>(
      'SELECT kind, extract(epoch FROM due_at - now()) * 1000 AS "inMs" FROM due_work WHERE reference = $1 ORDER BY kind',
      [attempt.attemptId],
    )
  ).rows
async function close(attempt: LaidAttempt): Promise<number> {
  let woken = 0
  const worker = closeAttempts({ pools, wakeJobs: () => (woken += 1) })
  await worker({ schoolId: attempt.schoolId, reference: attempt.attemptId })
  return woken
}

describe('closing', () => {
  test('after the grace ends the attempt at its deadline and asks for marks', async () => {
    const attempt = freshAttempt()
    await here((tx) => moveStart(tx, attempt.attemptId, hour + 61_000))
    expect(await close(attempt)).toBe(1)
    expect(await standing(attempt)).toEqual({ state: 'submitted', endedBy: 'time', isAtDeadline: true })
    expect((await due(attempt)).map(({ kind }) => kind)).toEqual(['mark_attempt'])
    expect(await close(attempt)).toBe(0)
  })

  test.each([
    ['while it runs', 30 * 60_000],
    ['in the grace', hour + 30_000],
  ])('%s does nothing but ask again for when it is over', async (_what, elapsedMs) => {
    const attempt = freshAttempt()
    await here((tx) => moveStart(tx, attempt.attemptId, elapsedMs))
    expect(await close(attempt)).toBe(0)
    expect((await standing(attempt)).state).toBe('in_progress')
    const [again] = await due(attempt)
    expect(again?.kind).toBe('close_attempt')
    expect(Number(again?.inMs)).toBeGreaterThan(hour + 60_000 - elapsedMs - 5000)
  })

  test('leaves what the candidate handed in as it is', async () => {
    const attempt = freshAttempt()
    await saveEvents(pools.app, [
      { ...attempt, epoch: 1, sentAtMs: 1000, address: '', events: [{ seq: 1, atMs: 1000, kind: 'submit' }] },
    ])
    await here((tx) => moveStart(tx, attempt.attemptId, 3 * hour))
    expect(await close(attempt)).toBe(0)
    expect(await standing(attempt)).toMatchObject({ state: 'submitted', endedBy: 'candidate' })
  })
})

test('every running attempt that is in no queue is put back into it', async () => {
  const attempt = freshAttempt()
  expect(await due(attempt)).toEqual([])
  await here(planForgottenClosings)
  const [row] = await due(attempt)
  expect(row?.kind).toBe('close_attempt')
  expect(Number(row?.inMs)).toBeGreaterThan(hour)
})
