import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerEvent, type Hall, layHall, moveStart } from '../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { closeAttempts } from '../attempt/close-attempt.ts'
import { saveEvents } from '../attempt/save-events.db.ts'
import { createSaveQueue } from '../attempt/save-queue.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import { markAttempts } from './mark-attempts.ts'
import { selectLateArrivals, updateLateStanding } from './marking.db.ts'

const hour = 3_600_000
const rounds = 12
let database: TestDatabase
let pools: Pools
let hall: Hall

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  hall = await layHall(pools, { candidates: rounds })
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(pools.app, hall, work)
const isDue = async (attemptId: string) =>
  (await pools.app.query("SELECT 1 FROM due_work WHERE kind = 'mark_attempt' AND reference = $1", [attemptId]))
    .rowCount !== 0

test('closing while saving: every acknowledged answer is marked', async () => {
  const close = closeAttempts({ pools, wakeJobs: () => undefined })
  for (const attempt of hall.attempts) {
    await here((tx) => moveStart(tx, attempt.attemptId, hour + 61_000))
    const acked: number[] = []
    const save = async (seq: number) => {
      // A queue each, as several servers have: an attempt one of them holds is waited for.
      const queue = createSaveQueue({ save: (batch) => saveEvents(pools.app, batch), heldForMs: 3_600_000 })
      const outcome = await queue.push({
        ...attempt,
        epoch: 1,
        sentAtMs: hour,
        address: '',
        events: [answerEvent(seq, seq, seq % 2 === 0 ? 'a' : 'b')],
      })
      if (!isRefused(outcome) && outcome.verdict === 'SAVED') acked.push(seq)
    }
    const mark = async () => {
      await close({ schoolId: attempt.schoolId, reference: attempt.attemptId })
      await here((tx) => markAttempts(tx, [attempt.attemptId], 'test'))
    }
    await Promise.all([save(1), save(2), mark(), save(3), save(4), save(5)])
    expect(acked.sort()).toEqual([1, 2, 3, 4, 5])
    // What came after the closing has asked for marks again, as the queue would do it.
    if (await isDue(attempt.attemptId)) await here((tx) => markAttempts(tx, [attempt.attemptId], 'test'))
    expect(await isDue(attempt.attemptId)).toBe(false)
    // All of it came late; staff accept it.
    await here(async (tx) => {
      const { throughMs } = await selectLateArrivals(tx, attempt.attemptId, tx.now)
      await updateLateStanding(tx, attempt.attemptId, { decision: 'accepted', acceptedThroughMs: throughMs })
      await markAttempts(tx, [attempt.attemptId], 'test')
    })
    const answers = Object.fromEntries(acked.map((seq) => [`question0${seq}`, [(seq % 2 === 0 ? 'a' : 'b').repeat(6)]]))
    const { content, key } = hall
    const { marked } = markPaper({ content, key, answers })
    const stored = await here((tx) =>
      tx.rows<{ questionId: string; outcome: string; answer: unknown }>(
        `SELECT question_id AS "questionId", outcome, answer FROM marked_answers
         WHERE attempt_id = $1 ORDER BY question_id`,
        [attempt.attemptId],
      ),
    )
    expect(stored.map(({ questionId, outcome, answer }) => [questionId, outcome, answer])).toEqual(
      marked.map(({ questionId, outcome }) => [questionId, outcome, answers[questionId]]),
    )
  }
})
