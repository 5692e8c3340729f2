import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerEvent, type Hall, type LaidAttempt, layHall, moveStart } from '../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { type CheckedEvent, saveEvents } from './save-events.db.ts'

const mostEvents = 20_000
let database: TestDatabase
let pools: Pools
let hall: Hall
let attempt: LaidAttempt

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})
beforeEach(async () => {
  hall = await layHall(pools)
  attempt = hall.attempts[0] as LaidAttempt
})

const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(pools.app, attempt, work)
async function deliver(events: CheckedEvent[]) {
  const [verdict] = await saveEvents(pools.app, [
    { ...attempt, epoch: 1, sentAtMs: 7_200_000, address: '127.0.0.1', events },
  ])
  if (!verdict) throw new Error('no verdict')
  return verdict
}
/** Another page of the attempt, with so many events. */
const layOtherPage = (storedCount: number) =>
  here((tx) =>
    tx.run(
      `INSERT INTO attempt_epochs (school_id, attempt_id, epoch, page_id, device, address, taken_at, stored_count)
       VALUES ($1, $2, 2, 'another page', '', '', now(), $3)`,
      [tx.schoolId, attempt.attemptId, storedCount],
    ),
  )
const stored = () => here((tx) => tx.rows<{ seq: number; value: unknown }>('SELECT seq, value FROM attempt_events'))
const counted = async () =>
  (await here((tx) => tx.one<{ count: number }>('SELECT stored_count AS count FROM attempt_epochs'))).count

test('what is stored is counted, beyond a gap, too, and a repeat is not', async () => {
  await deliver([answerEvent(1, 1, 'a'), answerEvent(2, 2, 'a')])
  await deliver([answerEvent(5, 1, 'a'), answerEvent(2, 2, 'a')])
  expect(await counted()).toBe(3)
  await deliver([answerEvent(3, 1, 'a'), answerEvent(4, 1, 'a')])
  expect(await counted()).toBe(5)
})

test('a full log takes nothing more, and still acknowledges what it has', async () => {
  await deliver([answerEvent(1, 1, 'a')])
  await here((tx) => tx.run('UPDATE attempt_epochs SET stored_count = $1', [mostEvents]))
  expect(await deliver([answerEvent(2, 2, 'a')])).toMatchObject({ verdict: 'LOG_FULL' })
  expect(await deliver([answerEvent(1, 1, 'a'), answerEvent(2, 2, 'a')])).toMatchObject({ verdict: 'LOG_FULL' })
  expect(await deliver([answerEvent(1, 1, 'a')])).toMatchObject({ verdict: 'SAVED', ackedSeq: 1 })
  expect(await deliver([])).toMatchObject({ verdict: 'SAVED', ackedSeq: 1 })
  expect(await stored()).toHaveLength(1)
})

test('the delivery that fills the log is acknowledged as far as it was stored', async () => {
  await layOtherPage(mostEvents - 1)
  const sent = [answerEvent(1, 1, 'a'), answerEvent(1500, 2, 'a')]
  expect(await deliver(sent)).toMatchObject({ verdict: 'SAVED', ackedSeq: 1 })
  expect(await deliver(sent)).toMatchObject({ verdict: 'LOG_FULL' })
})

test('the pages of an attempt share its log', async () => {
  await layOtherPage(mostEvents - 1)
  expect(await deliver([answerEvent(1, 1, 'a')])).toMatchObject({ verdict: 'SAVED', ackedSeq: 1 })
  expect(await deliver([answerEvent(2, 1, 'a')])).toMatchObject({ verdict: 'LOG_FULL' })
})

test('what is far ahead of a gap is not stored, and is taken when the gap is closed', async () => {
  expect(await deliver([answerEvent(1001, 1, 'a'), answerEvent(1000, 1, 'a')])).toMatchObject({
    verdict: 'SAVED',
    ackedSeq: 0,
    refused: null,
  })
  expect((await stored()).map(({ seq }) => seq)).toEqual([1000])
  await deliver([answerEvent(1, 1, 'a')])
  await deliver([answerEvent(1001, 1, 'a')])
  expect((await stored()).map(({ seq }) => seq).sort((one, other) => one - other)).toEqual([1, 1000, 1001])
})

const long = 'x'.repeat(20_000)
const typed = (seq: number, value: string): CheckedEvent => ({ ...answerEvent(seq, 1, 'a', 1000), value })

test.each<[string, CheckedEvent]>([
  ['not fitting its question', { ...typed(1, long), refusal: 'WRONG_VALUE' }],
  ['given after the deadline', { ...typed(1, long), atMs: 3_600_001 }],
])('an answer %s is kept by its first 200 characters, and the same again is the same', async (_what, event) => {
  const first = await deliver([event])
  expect(first.refused).toHaveLength(1)
  expect(await stored()).toEqual([{ seq: 1, value: long.slice(0, 200) }])
  expect(await deliver([event])).toEqual({ ...first, remainingMs: expect.any(Number) })
  expect(await here((tx) => tx.rows('SELECT 1 FROM attempt_evidence'))).toEqual([])
})

test('an answer that counts is kept whole', async () => {
  await deliver([typed(1, long)])
  expect((await stored())[0]?.value).toBe(long)
})

test('evidence of two answers under one number keeps 200 characters of the second', async () => {
  await deliver([typed(1, 'short')])
  await deliver([typed(1, long)])
  const [noted] = await here((tx) => tx.rows<{ detail: { value: unknown } }>('SELECT detail FROM attempt_evidence'))
  expect(noted?.detail.value).toBe(long.slice(0, 200))
})

test('two schools in one call have a log each', async () => {
  const other = await layHall(pools)
  await here((tx) => tx.run('UPDATE attempt_epochs SET stored_count = $1', [mostEvents]))
  const [theirs] = other.attempts
  if (!theirs) throw new Error('an attempt')
  const page = { epoch: 1, sentAtMs: 5000, address: '', events: [answerEvent(1, 1, 'a')] }
  const verdicts = await saveEvents(pools.app, [
    { ...attempt, ...page },
    { ...theirs, ...page },
  ])
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['LOG_FULL', 'SAVED'])
  await here((tx) => moveStart(tx, attempt.attemptId, 80 * 3_600_000))
  expect((await deliver([answerEvent(1, 1, 'a')])).verdict).toBe('WINDOW_CLOSED')
})
