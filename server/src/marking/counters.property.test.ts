import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerEvent, type Hall, layHall, seatInClass } from '../../test/builders/attempt.ts'
import { countersAndRecount } from '../../test/builders/recount.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { saveEvents } from '../attempt/save-events.db.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { decideLate } from './decide-late.ts'
import { markAttempts } from './mark-attempts.ts'
import { lockHandedIn, selectLateArrivals } from './marking.db.ts'

const candidates = 3
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

const who = fc.nat({ max: candidates - 1 })
/** Around the turn of a month in Lagos, and in the year before. */
const handedInAt = fc.constantFrom(
  '2026-10-31T22:59:59Z',
  '2026-10-31T23:00:00Z',
  '2026-11-20T12:00:00Z',
  '2025-11-03T08:00:00Z',
)
type Step =
  | { kind: 'time is over'; who: number; at: string }
  | { kind: 'answer'; who: number; question: number; option: string }
  | { kind: 'decide'; who: number; decision: 'accepted' | 'refused' }
  | { kind: 'another key'; question: number; option: string }
  | { kind: 'mark'; who: number }
const question = fc.integer({ min: 1, max: 2 })
const option = fc.constantFrom('a', 'b')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('time is over' as const), who, at: handedInAt }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('answer' as const), who, question, option }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who,
      decision: fc.constantFrom('accepted' as const, 'refused' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('another key' as const), question, option }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mark' as const), who }) },
)

/** Takes one step, and marks as the product does after it. */
async function take(hall: Hall, one: Step, seqs: number[]): Promise<void> {
  const attempt = hall.attempts['who' in one ? one.who : 0]
  if (!attempt) throw new Error('no such candidate')
  if (one.kind === 'answer') {
    const seq = (seqs[one.who] ?? 0) + 1
    seqs[one.who] = seq
    const events = [answerEvent(seq, one.question, one.option)]
    await saveEvents(pools.app, [{ ...attempt, epoch: 1, sentAtMs: 3_600_000, address: '', events }])
  }
  await inSchool(pools.app, hall, async (tx) => {
    if (one.kind === 'time is over') {
      await tx.run(
        `UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = $2
         WHERE id = $1 AND state = 'in_progress'`,
        [attempt.attemptId, one.at],
      )
    }
    if (one.kind === 'another key') {
      await tx.run(
        `INSERT INTO exam_keys (school_id, version_id, revision, key, created_by)
         SELECT school_id, version_id, revision + 1, jsonb_set(key, ARRAY[$1, 'correctOptionIds'], $2), created_by
         FROM exam_keys ORDER BY revision DESC LIMIT 1`,
        [`question0${one.question}`, JSON.stringify([one.option.repeat(6)])],
      )
    }
    const [handedIn] = await lockHandedIn(tx, [attempt.attemptId])
    if (one.kind === 'decide' && handedIn?.lateDecision) {
      const actor = {
        userId: hall.teacherId,
        accountId: hall.teacherId,
        role: 'teacher' as const,
        name: 'A Person',
        isSuspended: false,
      }
      const late = await selectLateArrivals(tx, attempt.attemptId, new Date('9999-12-31'))
      await decideLate(
        tx,
        { examId: hall.examId, attemptId: attempt.attemptId, decision: one.decision, seen: late.count },
        actor,
      )
    }
    const again = one.kind === 'another key' ? hall.attempts.map(({ attemptId }) => attemptId) : [attempt.attemptId]
    await markAttempts(tx, again, 'test')
  })
}

test('after whatever was marked, decided and marked again, the counters are the sum of the results', async () => {
  const seen = { late: 0, moved: 0, without: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const hall = await layHall(pools, { candidates })
      await seatInClass(pools, hall)
      const seqs: number[] = []
      // Each but the last has an answer from the start, which another key can move: all of the last one's paper may wait.
      for (const at of [...hall.attempts.keys()].slice(0, -1)) {
        await take(hall, { kind: 'answer', who: at, question: 1, option: 'a' }, seqs)
      }
      for (const one of steps) await take(hall, one, seqs)
      await inSchool(pools.app, hall, async (tx) => {
        const { held, recounted } = await countersAndRecount(tx)
        expect(held).toEqual(recounted)
        seen.late += await tx.run('SELECT 1 FROM exam_attempts WHERE late_decision IS NOT NULL')
        seen.without += await tx.run('SELECT 1 FROM results WHERE NOT has_score')
        seen.moved += await tx.run('SELECT 1 FROM result_revisions WHERE revision > 1')
      })
    }),
    { numRuns: 40 },
  )
  // Else the steps would prove less than they say.
  expect(seen.late).toBeGreaterThan(0)
  expect(seen.moved).toBeGreaterThan(0)
  expect(seen.without).toBeGreaterThan(0)
}, 180_000)

test('a paper belongs to the month in Lagos in which it was handed in', async () => {
  const hall = await layHall(pools, { candidates })
  const times = ['2026-10-31T22:59:59Z', '2026-10-31T23:00:00Z', '2026-11-20T12:00:00Z']
  for (const [who, at] of times.entries()) await take(hall, { kind: 'time is over', who, at }, [])
  await inSchool(pools.app, hall, async (tx) => {
    const months = await tx.rows<{ month: string; count: number }>(
      'SELECT month, marked_count AS count FROM month_counters ORDER BY month',
    )
    expect(months).toEqual([
      { month: '2026-10-01', count: 1 },
      { month: '2026-11-01', count: 2 },
    ])
  })
})

test('papers marked by several at the same moment are each counted once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const hall = await layHall(pools, { candidates: 12 })
    const ids = hall.attempts.map(({ attemptId }) => attemptId)
    await inSchool(pools.app, hall, (tx) =>
      tx.run(
        `UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = $2 WHERE school_id = $1`,
        [hall.schoolId, '2026-11-20T12:00:00Z'],
      ),
    )
    const batches = [ids, ids.toReversed(), ids.slice(0, 6), ids.slice(6), ...ids.map((id) => [id])]
    await Promise.all(batches.map((batch) => inSchool(pools.app, hall, (tx) => markAttempts(tx, batch, 'test'))))
    await inSchool(pools.app, hall, async (tx) => {
      const { held, recounted } = await countersAndRecount(tx)
      expect(held).toEqual(recounted)
      expect(held.exam_counters).toMatchObject([{ marked: ids.length }])
    })
  }
}, 180_000)
