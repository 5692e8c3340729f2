import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { graceMs } from '@sabimark/domain/attempt/timing.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerEvent, type Hall, type LaidAttempt, layHall, moveStart, takeEpoch } from '../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { type CheckedEvent, type Save, saveEvents } from './save-events.db.ts'

const hour = 3_600_000
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
  hall = await layHall(pools, { candidates: 2 })
  attempt = hall.attempts[0] as LaidAttempt
})

const submit = (seq: number, atMs = seq * 1000): AttemptEvent => ({ seq, atMs, kind: 'submit' })
const asSave = (events: CheckedEvent[], more: Partial<Save> = {}): Save => ({
  ...attempt,
  epoch: 1,
  sentAtMs: 30 * 60_000,
  address: '127.0.0.1',
  events,
  ...more,
})
async function deliver(events: CheckedEvent[], more: Partial<Save> = {}) {
  const [verdict] = await saveEvents(pools.app, [asSave(events, more)])
  if (!verdict) throw new Error('no verdict')
  return verdict
}
const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(pools.app, attempt, work)
const stored = () =>
  here((tx) =>
    tx.rows<{ epoch: number; seq: number; kind: string; refusal: string | null; isLate: boolean }>(
      'SELECT epoch, seq, kind, refusal, is_late AS "isLate" FROM attempt_events WHERE attempt_id = $1 ORDER BY epoch, seq',
      [attempt.attemptId],
    ),
  )
const standing = () =>
  here((tx) =>
    tx.one<{
      state: string
      endedBy: string | null
      late: string | null
      submitSeq: number | null
      atDeadline: boolean
    }>(
      `SELECT state, ended_by AS "endedBy", late_decision AS late, submit_seq AS "submitSeq",
         submitted_at = deadline AS "atDeadline" FROM exam_attempts WHERE id = $1`,
      [attempt.attemptId],
    ),
  )
const dueMarks = async () =>
  (await pools.app.query("SELECT 1 FROM due_work WHERE kind = 'mark_attempt' AND reference = $1", [attempt.attemptId]))
    .rowCount
const evidence = () =>
  here((tx) =>
    tx.rows<{ detail: unknown }>('SELECT detail FROM attempt_evidence WHERE attempt_id = $1', [attempt.attemptId]),
  )

test('each page is told how much there is of the others, gaps and refused ones too', async () => {
  await here((tx) => takeEpoch(tx, attempt.attemptId))
  expect(await deliver([answerEvent(1, 1, 'a')], { epoch: 2 })).toMatchObject({ elsewhere: 0 })
  await deliver([answerEvent(1, 1, 'b'), answerEvent(3, 1, 'c'), submit(4)])
  expect(await deliver([], { epoch: 2 })).toMatchObject({ ackedSeq: 1, elsewhere: 3 })
  expect(await deliver([answerEvent(2, 2, 'b')])).toMatchObject({ ackedSeq: 4, elsewhere: 1 })
  expect(await deliver([], { epoch: 3 })).toMatchObject({ verdict: 'UNKNOWN_ATTEMPT', elsewhere: 0 })
})

describe('what is acknowledged', () => {
  test('is the highest number without a gap', async () => {
    expect(await deliver([answerEvent(1, 1, 'a')])).toMatchObject({ verdict: 'SAVED', ackedSeq: 1, isLive: true })
    expect(await deliver([answerEvent(4, 1, 'b'), answerEvent(3, 2, 'b')])).toMatchObject({ ackedSeq: 1 })
    expect(await deliver([answerEvent(2, 3, 'b')])).toMatchObject({ ackedSeq: 4, refused: null })
    expect((await stored()).map((row) => row.seq)).toEqual([1, 2, 3, 4])
  })

  test('does not change by sending it again', async () => {
    const events = [answerEvent(1, 1, 'a'), answerEvent(2, 2, 'a')]
    const first = await deliver(events)
    const again = await deliver(events)
    expect(again).toMatchObject({ ackedSeq: first.ackedSeq, refused: null })
    expect(await stored()).toHaveLength(2)
  })

  test('is asked for by a delivery of nothing', async () => {
    await deliver([answerEvent(1, 1, 'a')])
    const verdict = await deliver([])
    expect(verdict).toMatchObject({ verdict: 'SAVED', ackedSeq: 1 })
    expect(verdict.remainingMs).toBeGreaterThan(0)
    expect(verdict.remainingMs).toBeLessThanOrEqual(hour)
  })

  test('counts what does not fit the paper, and says so each time', async () => {
    const bad: CheckedEvent = { ...answerEvent(1, 1, 'a'), refusal: 'OPTION_NOT_IN_QUESTION' }
    for (const _time of [1, 2]) {
      expect(await deliver([bad, answerEvent(2, 1, 'b')])).toMatchObject({
        ackedSeq: 2,
        refused: [{ seq: 1, code: 'OPTION_NOT_IN_QUESTION' }],
      })
    }
  })
})

test.each<[string, () => Partial<Save>]>([
  ['another school', () => ({ schoolId: newId() })],
  ['another candidate of the school', () => ({ studentId: hall.attempts[1]?.studentId ?? '' })],
  ['an attempt that is not there', () => ({ attemptId: newId() })],
  ['an epoch nobody took', () => ({ epoch: 2 })],
])('%s is an unknown attempt and stores nothing', async (_what, more) => {
  expect(await deliver([answerEvent(1, 1, 'a')], more())).toMatchObject({ verdict: 'UNKNOWN_ATTEMPT', ackedSeq: 0 })
  expect(await stored()).toEqual([])
})

describe('the same number with other content', () => {
  test('is refused, and kept as evidence beside the first', async () => {
    await deliver([answerEvent(1, 1, 'a')])
    const verdict = await deliver([answerEvent(1, 1, 'b'), answerEvent(2, 2, 'b')])
    expect(verdict).toMatchObject({ ackedSeq: 2, refused: [{ seq: 1, code: 'SEQ_REUSED' }] })
    const [row] = await here((tx) => tx.rows<{ value: unknown }>('SELECT value FROM attempt_events WHERE seq = 1'))
    expect(row?.value).toEqual(['aaaaaa'])
    expect(await evidence()).toEqual([
      { detail: expect.objectContaining({ epoch: 1, seq: 1, value: ['bbbbbb'], question: 'question01' }) },
    ])
  })

  test('within one delivery: the first of the two stands', async () => {
    const verdict = await deliver([answerEvent(1, 1, 'a'), answerEvent(1, 1, 'c')])
    expect(verdict).toMatchObject({ ackedSeq: 1, refused: [{ seq: 1, code: 'SEQ_REUSED' }] })
    expect(await evidence()).toHaveLength(1)
  })

  test.each<[string, Partial<AttemptEvent>]>([
    ['another time', { atMs: 2000 }],
    ['another question', { question: 'question02' }],
    ['another kind', { kind: 'visit' }],
  ])('%s is other content, too', async (_what, change) => {
    await deliver([answerEvent(1, 1, 'a')])
    const verdict = await deliver([{ ...answerEvent(1, 1, 'a'), ...change }])
    expect(verdict.refused).toEqual([{ seq: 1, code: 'SEQ_REUSED' }])
  })

  test('cannot fill the disk: evidence of one attempt has an end', async () => {
    const many = (option: string) => Array.from({ length: 100 }, (_, index) => answerEvent(index + 1, 1, option))
    await deliver(many('a'))
    for (const option of ['b', 'c', 'd', 'b', 'c']) await deliver(many(option))
    expect((await evidence()).length).toBeLessThanOrEqual(300)
  })
})

describe('time, by the clock of the database', () => {
  test.each<[string, number, number, Partial<{ code: string; isLate: boolean }>]>([
    ['inside the time', 30 * 60_000, 1000, { isLate: false }],
    ['done at zero and on its way in the grace', hour + 50_000, hour, { isLate: false }],
    ['done after zero', hour + 50_000, hour + 1, { code: 'AFTER_DEADLINE', isLate: false }],
    ['after the grace', hour + graceMs + 1000, hour, { isLate: true }],
    ['days later, inside the window', 72 * hour, 1000, { isLate: true }],
  ])('%s', async (_what, elapsedMs, atMs, { code, isLate }) => {
    await here((tx) => moveStart(tx, attempt.attemptId, elapsedMs))
    const verdict = await deliver([answerEvent(1, 1, 'a', atMs)], { sentAtMs: 2 * hour })
    expect(verdict).toMatchObject({ verdict: 'SAVED', ackedSeq: 1, refused: code ? [{ seq: 1, code }] : null })
    expect(await stored()).toMatchObject([{ refusal: code ?? null, isLate }])
    expect((await standing()).late).toBe(isLate ? 'pending' : null)
    expect(await dueMarks()).toBe(0)
  })

  test('answers dated back to before the last acknowledgement wait for staff, also in the grace', async () => {
    await deliver([answerEvent(1, 1, 'b', 10_000)], { sentAtMs: 11_000 })
    await here((tx) => moveStart(tx, attempt.attemptId, hour - 58_000))
    await deliver([2, 3, 4, 5].map((number) => answerEvent(number, number, 'b', 20 * 60_000)))
    await here((tx) => moveStart(tx, attempt.attemptId, hour + 7_000))
    const right = [6, 7, 8, 9, 10].map((seq) => answerEvent(seq, seq - 5, 'a', 21 * 60_000))
    expect(await deliver(right, { sentAtMs: hour })).toMatchObject({ ackedSeq: 10, refused: null })
    expect((await stored()).map(({ isLate }) => isLate)).toEqual([...Array(5).fill(false), ...Array(5).fill(true)])
    expect((await standing()).late).toBe('pending')
  })

  test('a page that cuts each delivery cannot date back what it did after it had said what waits', async () => {
    const waits = { isPart: true, waitsTo: 1, sentAtMs: 700 }
    await deliver([answerEvent(1, 1, 'b', 600)], waits)
    await here((tx) => moveStart(tx, attempt.attemptId, hour - 5_000))
    // Its clock stands still, and nothing but this one waits.
    await deliver([answerEvent(2, 1, 'c', 600)], { ...waits, waitsTo: 2 })
    await here((tx) => moveStart(tx, attempt.attemptId, hour - 4_000))
    await deliver([answerEvent(3, 1, 'b', 600)], { ...waits, waitsTo: 3 })
    await here((tx) => moveStart(tx, attempt.attemptId, hour + 10_000))
    const right = [4, 5].map((seq) => answerEvent(seq, seq, 'a', hour - 10_000))
    expect(await deliver(right, { sentAtMs: hour - 1_000 })).toMatchObject({ ackedSeq: 5, refused: null })
    expect((await stored()).map(({ isLate }) => isLate)).toEqual([false, false, false, true, true])
  })

  test('what did wait counts in the grace, from a page that says so and from one that does not know how', async () => {
    for (const [place, waitsTo] of [3, undefined].entries()) {
      attempt = hall.attempts[place] as LaidAttempt
      await here((tx) => moveStart(tx, attempt.attemptId, hour - 3_000))
      await deliver([answerEvent(1, 1, 'a', 1_000)], { isPart: true, waitsTo, sentAtMs: hour - 4_000 })
      await here((tx) => moveStart(tx, attempt.attemptId, hour + 10_000))
      await deliver([answerEvent(2, 2, 'a', 2_000), answerEvent(3, 3, 'a', 3_000)], { sentAtMs: hour })
      expect((await stored()).map(({ isLate }) => isLate)).toEqual([false, false, false])
    }
  })

  test('who has just said that nothing waits did what follows after that, and seldom is that written', async () => {
    const floor = async () =>
      (
        await here((tx) =>
          tx.one<{ ms: number }>('SELECT floor_ms AS ms FROM attempt_epochs WHERE attempt_id = $1', [
            attempt.attemptId,
          ]),
        )
      ).ms
    const sentAtMs = hour - 30_000
    await here((tx) => moveStart(tx, attempt.attemptId, hour - 20_000))
    await deliver([], { sentAtMs, isPart: true })
    await deliver([], { sentAtMs, isDelivered: true })
    expect(await floor()).toBe(0)
    await deliver([], { sentAtMs })
    await deliver([], { sentAtMs: sentAtMs + 9_000 })
    expect(await floor()).toBe(sentAtMs)
    await here((tx) => moveStart(tx, attempt.attemptId, hour + 10_000))
    await deliver([answerEvent(1, 1, 'a', sentAtMs - 2_000)], { sentAtMs: hour })
    expect((await stored()).map(({ isLate }) => isLate)).toEqual([true])
  })

  test('an act that was sent before it happened proves nothing', async () => {
    const verdict = await deliver([answerEvent(1, 1, 'a', 5000)], { sentAtMs: 4999 })
    expect(verdict.refused).toEqual([{ seq: 1, code: 'AFTER_DEADLINE' }])
  })

  test('after the window nothing is stored', async () => {
    await here((tx) => moveStart(tx, attempt.attemptId, 73 * hour + 1000))
    expect(await deliver([answerEvent(1, 1, 'a')])).toMatchObject({ verdict: 'WINDOW_CLOSED', ackedSeq: 0 })
    expect(await stored()).toEqual([])
  })

  test('nothing remains after the deadline, never less', async () => {
    await here((tx) => moveStart(tx, attempt.attemptId, hour + 10_000))
    expect((await deliver([])).remainingMs).toBe(0)
  })
})

describe('handing in', () => {
  test('ends the attempt, asks for marks, and closes the page', async () => {
    const verdict = await deliver([answerEvent(1, 1, 'a'), submit(2)])
    expect(verdict).toMatchObject({ justSubmitted: true, isSubmitted: true, ackedSeq: 2 })
    expect(await standing()).toMatchObject({ state: 'submitted', endedBy: 'candidate', submitSeq: 2, late: null })
    expect(await dueMarks()).toBe(1)
    expect(await deliver([answerEvent(3, 1, 'b')])).toMatchObject({
      justSubmitted: false,
      isSubmitted: true,
      ackedSeq: 3,
      refused: [{ seq: 3, code: 'ALREADY_SUBMITTED' }],
    })
  })

  test('waits for what is missing before it', async () => {
    expect(await deliver([submit(3)])).toMatchObject({ isSubmitted: false, ackedSeq: 0 })
    expect(await deliver([answerEvent(1, 1, 'a')])).toMatchObject({ isSubmitted: false, ackedSeq: 1 })
    expect(await deliver([answerEvent(2, 2, 'a')])).toMatchObject({ justSubmitted: true, ackedSeq: 3 })
  })

  test('waits for no staff when what comes after it of an older page was said again before', async () => {
    await here((tx) => takeEpoch(tx, attempt.attemptId))
    await deliver([answerEvent(1, 1, 'a'), submit(2)], { epoch: 2 })
    expect(await deliver([answerEvent(1, 1, 'b'), answerEvent(2, 2, 'b')])).toMatchObject({
      ackedSeq: 2,
      refused: [{ seq: 1, code: 'ANSWERED_LATER' }],
    })
    expect(await standing()).toMatchObject({ late: 'pending' })
    expect(await stored()).toMatchObject([
      { epoch: 1, seq: 1, refusal: 'ANSWERED_LATER', isLate: true },
      { epoch: 1, seq: 2, refusal: null, isLate: true },
      ...[{ epoch: 2 }, { epoch: 2 }],
    ])
  })

  test('shows its score at once when nothing else came', async () => {
    await here((tx) => takeEpoch(tx, attempt.attemptId))
    await deliver([answerEvent(1, 1, 'a'), submit(2)], { epoch: 2 })
    await deliver([answerEvent(1, 1, 'b')])
    expect(await standing()).toMatchObject({ state: 'submitted', late: null })
  })

  test('at zero is by time, at the deadline', async () => {
    await here((tx) => moveStart(tx, attempt.attemptId, hour + 1500))
    await deliver([submit(1, hour)], { sentAtMs: hour })
    expect(await standing()).toMatchObject({ state: 'submitted', endedBy: 'time', atDeadline: true, late: null })
  })

  test('after the time does not count', async () => {
    await here((tx) => moveStart(tx, attempt.attemptId, hour + 1500))
    expect(await deliver([submit(1, hour + 1)], { sentAtMs: hour + 1 })).toMatchObject({ isSubmitted: false })
    expect((await standing()).state).toBe('in_progress')
  })

  test('an older tab cannot, but its answers count', async () => {
    await here((tx) => takeEpoch(tx, attempt.attemptId))
    const verdict = await deliver([answerEvent(1, 1, 'a'), submit(2)])
    expect(verdict).toMatchObject({
      isLive: false,
      isSubmitted: false,
      ackedSeq: 2,
      refused: [{ seq: 2, code: 'OLDER_TAB' }],
    })
    expect(await stored()).toMatchObject([{ refusal: null }, { refusal: 'OLDER_TAB' }])
    expect((await standing()).state).toBe('in_progress')
  })

  test('what an older tab brings after it waits for staff, also inside the time', async () => {
    await here((tx) => takeEpoch(tx, attempt.attemptId))
    await deliver([submit(1)], { epoch: 2 })
    await pools.app.query('DELETE FROM due_work')
    expect(await deliver([answerEvent(1, 1, 'a')])).toMatchObject({ ackedSeq: 1, refused: null })
    expect((await stored())[0]).toMatchObject({ epoch: 1, refusal: null, isLate: true })
    expect((await standing()).late).toBe('pending')
    expect(await dueMarks()).toBe(1)
  })
})

test('what came late but changes no answer keeps no score back', async () => {
  await here((tx) => moveStart(tx, attempt.attemptId, 2 * hour))
  await deliver([{ seq: 1, atMs: 1000, kind: 'leave' }])
  expect(await stored()).toMatchObject([{ refusal: null, isLate: true }])
  expect((await standing()).late).toBe(null)
})

test.each([
  ['accepted', 'pending'],
  ['refused', 'refused'],
])('late answers after staff %s earlier ones: %s', async (before, after) => {
  await here((tx) => moveStart(tx, attempt.attemptId, 2 * hour))
  await deliver([answerEvent(1, 1, 'a')])
  await here((tx) => tx.run('UPDATE exam_attempts SET late_decision = $2 WHERE id = $1', [attempt.attemptId, before]))
  // A repeat is nothing new.
  await deliver([answerEvent(1, 1, 'a')])
  expect((await standing()).late).toBe(before)
  await deliver([answerEvent(2, 1, 'b')])
  expect((await standing()).late).toBe(after)
})

describe('many in one call', () => {
  test('each is answered by itself, across schools', async () => {
    const other = await layHall(pools)
    const theirs = other.attempts[0] as LaidAttempt
    const verdicts = await saveEvents(pools.app, [
      asSave([answerEvent(1, 1, 'a')]),
      asSave([answerEvent(1, 1, 'a')], { ...theirs, studentId: attempt.studentId }),
      asSave([answerEvent(1, 1, 'a'), submit(2)], theirs),
      asSave([answerEvent(2, 1, 'a')], hall.attempts[1]),
    ])
    expect(verdicts.map(({ verdict, ackedSeq, justSubmitted }) => [verdict, ackedSeq, justSubmitted])).toEqual([
      ['SAVED', 1, false],
      ['UNKNOWN_ATTEMPT', 0, false],
      ['SAVED', 2, true],
      ['SAVED', 0, false],
    ])
    expect((await standing()).state).toBe('in_progress')
  })
})
