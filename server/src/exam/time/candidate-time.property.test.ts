import {
  type AppliedChange,
  givenMs,
  isExcused,
  type TimeChange,
  timeAfter,
} from '@sabimark/domain/exam/time/candidate-time.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hall, layHall } from '../../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { openPools, type Pools } from '../../platform/database/pools.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { isExcusedFrom } from '../attendance/expected.db.ts'
import { givenTo } from '../sitting.db.ts'
import { insertChanges, moveDeadlines } from './time.db.ts'

let database: TestDatabase
let pools: Pools
let hall: Hall

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  hall = await layHall(pools, { candidates: 3 })
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

class RolledBack extends Error {}

/** What is tried leaves nothing behind. */
async function trying(work: (tx: Tx) => Promise<void>): Promise<void> {
  await inSchool(pools.app, hall, async (tx) => {
    await work(tx)
    throw new RolledBack()
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}

const minuteMs = 60_000
const minutes = fc.integer({ min: 1, max: 300 }).map((count) => count * minuteMs)
const place = fc.nat({ max: 2 })

const line = fc.oneof(
  fc.record({
    kind: fc.constant('extra_time' as const),
    whose: place,
    ms: minutes.chain((ms) => fc.constantFrom(ms, -ms)),
  }),
  fc.record({ kind: fc.constantFrom('excused' as const, 'expected' as const), whose: place, ms: fc.constant(0) }),
  fc.record({
    kind: fc.constantFrom('more_time' as const, 'closes_later' as const),
    whose: fc.constant(null),
    ms: minutes,
  }),
)

test('what a candidate was given, and whether they are excused, is in SQL what the pure sum says', async () => {
  const lines = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(lines, (acts) =>
      trying(async (tx) => {
        const whose = (index: number | null) => (index === null ? null : (hall.attempts[index]?.studentId ?? ''))
        const changes: TimeChange[] = acts
          .flat()
          .map(({ whose: index, ...one }) => ({ ...one, studentId: whose(index) }))
        const said = { sittingId: hall.sittingId, reason: 'Power cut', by: hall.teacherId }
        // One act after the other; of one the lines stand in their order, too.
        for (const one of changes) await insertChanges(tx, said, [one])
        for (const { studentId } of hall.attempts) {
          const { given, excused } = await tx.one<{ given: number; excused: boolean }>(
            `SELECT ${givenTo('$3')} AS given, ${isExcusedFrom('$3')} AS excused
             FROM exam_sittings s WHERE s.school_id = $1 AND s.id = $2`,
            [tx.schoolId, hall.sittingId, studentId],
          )
          expect([given, excused]).toEqual([givenMs(changes, studentId), isExcused(changes, studentId)])
        }
      }),
    ),
    { numRuns: 40 },
  )
})

const change = fc.record({
  kind: fc.constantFrom('more_time', 'closes_later', 'closed_now', 'ended_now', 'extra_time', 'ended_one', 'reopened'),
  ms: minutes,
  atMinutes: fc.integer({ min: -10, max: 900 }),
  durationMinutes: fc.integer({ min: 1, max: 600 }),
  closesIn: fc.integer({ min: 1, max: 900 }),
}) as fc.Arbitrary<
  Pick<AppliedChange, 'kind' | 'ms'> & { atMinutes: number; durationMinutes: number; closesIn: number }
>

test('where the end of a running attempt moves is in SQL what the pure rule says, and its closing moves with it', async () => {
  const [attempt] = hall.attempts
  if (!attempt) throw new Error('one attempt')
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), fc.nat({ max: 100 }), (changes, extraPercent) =>
      trying(async (tx) => {
        const startedAt = new Date(Math.floor(tx.now.getTime() / 1000) * 1000)
        const from = (count: number) => new Date(startedAt.getTime() + count * minuteMs)
        let wanted = { startedAt, deadline: from(60), extraMs: 0, extraPercent }
        await tx.run('UPDATE exam_attempts SET started_at = $2, deadline = $3, extra_percent = $4 WHERE id = $1', [
          attempt.attemptId,
          startedAt,
          wanted.deadline,
          extraPercent,
        ])
        for (const { kind, ms, atMinutes, durationMinutes, closesIn } of changes) {
          await tx.run('UPDATE exam_sittings SET opens_at = $2, closes_at = $3, duration_minutes = $4 WHERE id = $1', [
            ...[hall.sittingId, from(-1), from(closesIn), durationMinutes],
          ])
          const applied = { kind, ms, at: from(atMinutes) }
          const before = wanted
          wanted = timeAfter(before, { ...applied, sitting: { durationMinutes, closesAt: from(closesIn) } })
          const moved = await moveDeadlines(tx, [attempt.attemptId, newId()], applied)
          const isOther = wanted.deadline.getTime() !== before.deadline.getTime() || wanted.extraMs !== before.extraMs
          expect(moved).toBe(isOther ? 1 : 0)
          expect(await readTime(tx, attempt.attemptId)).toEqual({ deadline: wanted.deadline, extraMs: wanted.extraMs })
          if (isOther) expect(await readClosing(tx, attempt.attemptId)).toEqual(wanted.deadline.getTime() + minuteMs)
        }
      }),
    ),
    { numRuns: 60 },
  )
})

const readTime = (tx: Tx, attemptId: string) =>
  tx.one<{ deadline: Date; extraMs: number }>(
    'SELECT deadline, extra_ms AS "extraMs" FROM exam_attempts WHERE id = $1',
    [attemptId],
  )
const readClosing = async (tx: Tx, attemptId: string) => {
  const row = await tx.one<{ dueAt: Date }>(
    `SELECT due_at AS "dueAt" FROM due_work WHERE school_id = $1 AND kind = 'close_attempt' AND reference = $2`,
    [tx.schoolId, attemptId],
  )
  return row.dueAt.getTime()
}
