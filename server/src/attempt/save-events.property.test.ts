import { type AttemptStanding, acceptance, isAnsweredLater, isFolded } from '@sabimark/domain/attempt/acceptance.ts'
import { type AttemptEvent, byTime, type LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { afterAcknowledged, areTimesPossible, type PageTimes } from '@sabimark/domain/attempt/page-times.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hall, type LaidAttempt, layHall, moveStart, takeEpoch } from '../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { saveEvents } from './save-events.db.ts'

const hour = 3_600_000
const runs = 60
let database: TestDatabase
let pools: Pools
let hall: Hall
let nextAttempt = 0

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  hall = await layHall(pools, { candidates: 8 * runs, questions: 4, syncWindowMs: 2 * hour })
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

/** An attempt no run has used: shrinking needs fresh ones, too. */
function freshAttempt(): LaidAttempt {
  const attempt = hall.attempts[nextAttempt++ % hall.attempts.length]
  if (!attempt || nextAttempt > hall.attempts.length) throw new Error('The hall is used up.')
  return attempt
}

const question = fc.constantFrom('question01', 'question02', 'question03', 'question04')
const option = fc.constantFrom('aaaaaa', 'bbbbbb', 'cccccc')
type Move = Pick<AttemptEvent, 'kind' | 'question' | 'value'>
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(question, option)
      .map(([id, value]): Move => ({ kind: 'answer', question: id, value: [value] })),
  },
  { weight: 2, arbitrary: question.map((id): Move => ({ kind: 'clear', question: id })) },
  { weight: 1, arbitrary: fc.constant<Move>({ kind: 'leave' }) },
  { weight: 1, arbitrary: fc.constant<Move>({ kind: 'submit' }) },
)
/** Also what the clock of a page hands in. */
const actOrEnd = fc.oneof(
  { weight: 12, arbitrary: move },
  { weight: 1, arbitrary: fc.constant<Move>({ kind: 'submit', value: byTime }) },
)
/** What one page does, numbered; its times never go back. */
const page = fc
  .array(fc.tuple(move, fc.integer({ min: 0, max: 300_000 })), { minLength: 1, maxLength: 12 })
  .map((moves): AttemptEvent[] => {
    let atMs = 0
    return moves.map(([one, waitMs], index) => {
      atMs += waitMs
      return { seq: index + 1, atMs, ...one }
    })
  })

type Step = 'open a new page' | { page: number; places: number[] }
/** Any piece of a page, in any order, any number of times; or a new page is opened. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ page: fc.nat({ max: 1 }), places: fc.array(fc.nat({ max: 11 }), { maxLength: 8 }) }),
  },
  { weight: 1, arbitrary: fc.constant('open a new page' as const) },
)

type Row = LoggedEvent & { refusal: string | null; sentAtMs: number; serverElapsedMs: number; isLate: boolean }

async function readLog(attempt: LaidAttempt): Promise<Row[]> {
  return await inSchool(pools.app, attempt, (tx) =>
    tx.rows<Row>(
      `SELECT epoch, seq, kind, at_ms AS "atMs", refusal, is_late AS "isLate", sent_at_ms AS "sentAtMs",
         server_elapsed_ms AS "serverElapsedMs", coalesce(question_id, '') AS question, value
       FROM attempt_events WHERE attempt_id = $1 ORDER BY random()`,
      [attempt.attemptId],
    ),
  )
}

const readStanding = (attempt: LaidAttempt) =>
  inSchool(pools.app, attempt, (tx) =>
    tx.one<AttemptStanding>(
      `SELECT state = 'submitted' AS "isSubmitted", submit_seq IS NOT NULL AS "handedInBySubmit",
         live_epoch AS "liveEpoch", all_waits AS "isHeld" FROM exam_attempts WHERE id = $1`,
      [attempt.attemptId],
    ),
  )

/** Like the server: after handing in nobody opens a new page. */
async function openPage(attempt: LaidAttempt): Promise<void> {
  if ((await readStanding(attempt)).isSubmitted) return
  await inSchool(pools.app, attempt, (tx) => takeEpoch(tx, attempt.attemptId))
}

async function deliver(attempt: LaidAttempt, epoch: number, events: AttemptEvent[]) {
  for (;;) {
    const [verdict] = await saveEvents(pools.app, [{ ...attempt, epoch, sentAtMs: hour, address: '127.0.0.1', events }])
    if (!verdict) throw new Error('no verdict')
    // The other tab holds the attempt: as the queue does, once more.
    if (verdict.verdict !== 'BUSY') return verdict
  }
}

const asFolded = (rows: readonly Row[]) =>
  foldAttempt(
    rows.filter((row) => isFolded(row.refusal)).map(({ question, ...row }) => (question ? { ...row, question } : row)),
    { countLate: true },
  )

/** The older page answered after its submit; the answer came before the newer page handed in, the submit after. */
const anOlderSubmitThatCameTooLate: [[AttemptEvent[], AttemptEvent[]], Step[]] = [
  [submitThenAnswer(), submitThenAnswer()],
  ['open a new page', { page: 0, places: [1] }, { page: 1, places: [0] }],
]

function submitThenAnswer(): AttemptEvent[] {
  return [
    { seq: 1, atMs: 0, kind: 'submit' },
    { seq: 2, atMs: 0, kind: 'answer', question: 'question01', value: ['aaaaaa'] },
  ]
}

test('any order, repetition or loss and resend gives the answers and marks of the pure fold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(page, page), fc.array(step, { maxLength: 14 }), async (pages, steps) => {
      const attempt = freshAttempt()
      let openPages = 1
      const sent = new Set<string>()
      for (const one of steps) {
        if (one === 'open a new page') {
          if (openPages === 2) continue
          await openPage(attempt)
          openPages = (await readStanding(attempt)).liveEpoch
          continue
        }
        if (one.page >= openPages) continue
        const events = one.places.flatMap((place) => pages[one.page]?.[place] ?? [])
        const { ackedSeq, refused } = await deliver(attempt, one.page + 1, events)
        for (const { seq } of events) sent.add(`${one.page + 1}/${seq}`)
        expect(ackedSeq).toBe(longestRun(sent, one.page + 1))
        expect((refused ?? []).some(({ code }) => code === 'SEQ_REUSED')).toBe(false)
      }
      // The network is back: every page that reached the server sends all it has.
      for (let epoch = 1; epoch <= openPages; epoch++) {
        const events = pages[epoch - 1] ?? []
        expect((await deliver(attempt, epoch, events)).ackedSeq).toBe(events.length)
      }
      const log = await readLog(attempt)
      // When a thing came decides one thing alone: a submit that came after the end takes nothing back.
      const late = new Set(log.filter(({ isLate }) => isLate).map(({ epoch, seq }) => `${epoch}/${seq}`))
      const everything = pages.slice(0, openPages).flatMap((events, index) =>
        events.map((event): LoggedEvent => {
          const epoch = index + 1
          return { ...event, epoch, isLate: late.has(`${epoch}/${event.seq}`) }
        }),
      )
      const pure = foldAttempt(everything, { countLate: true })
      expect(log).toHaveLength(everything.length)
      const folded = asFolded(log)
      expect(folded.answers).toEqual(pure.answers)
      const { content, key } = hall
      expect(markPaper({ content, key, answers: folded.answers })).toEqual(
        markPaper({ content, key, answers: pure.answers }),
      )
      // The live page's submit has come with all before it, so the attempt is handed in; no other submit does that.
      const isLiveSubmitted = (pages[openPages - 1] ?? []).some(({ kind }) => kind === 'submit')
      expect((await readStanding(attempt)).isSubmitted).toBe(isLiveSubmitted)
    }),
    { numRuns: runs, examples: [anOlderSubmitThatCameTooLate] },
  )
})

function longestRun(sent: ReadonlySet<string>, epoch: number): number {
  let seq = 0
  while (sent.has(`${epoch}/${seq + 1}`)) seq += 1
  return seq
}

/** What the server holds of a page's times. */
const readTimes = (attempt: LaidAttempt, epoch: number) =>
  inSchool(pools.app, attempt, (tx) =>
    tx.one<PageTimes>(
      `SELECT acked_seq AS "ackedSeq", acked_elapsed_ms AS "ackedElapsedMs", floor_ms AS "floorMs",
         CASE WHEN later_after_seq IS NOT NULL
           THEN jsonb_build_object('afterSeq', later_after_seq, 'floorMs', later_floor_ms) END AS later
       FROM attempt_epochs WHERE attempt_id = $1 AND epoch = $2`,
      [attempt.attemptId, epoch],
    ),
  )

test('every event is taken as the rule says, at any time and in any standing', async () => {
  const elapsed = fc.oneof(
    fc.integer({ min: 0, max: hour }),
    { weight: 2, arbitrary: fc.integer({ min: hour, max: hour + 70_000 }) },
    fc.integer({ min: hour, max: 4 * hour }),
  )
  const inside = fc.integer({ min: 0, max: hour + 5000 })
  const one = fc.record({
    epoch: fc.constantFrom(1, 2),
    elapsedMs: elapsed,
    sentAtMs: inside,
    events: fc.array(fc.tuple(actOrEnd, inside), { minLength: 1, maxLength: 4 }),
    /** Said once more in front of it. */
    isRepeating: fc.boolean(),
    isDelivered: fc.boolean(),
    isPart: fc.boolean(),
    waitsTo: fc.option(fc.nat(40), { nil: undefined }),
  })
  // Begun without the server, nobody can tell when.
  const isHeld = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true))
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 8 }), isHeld, async (arrivals, holds) => {
      const attempt = freshAttempt()
      await inSchool(pools.app, attempt, async (tx) => {
        await takeEpoch(tx, attempt.attemptId)
        await tx.run('UPDATE exam_attempts SET all_waits = $2 WHERE id = $1', [attempt.attemptId, holds])
      })
      const sent = new Map<number, AttemptEvent[]>()
      for (const { epoch, elapsedMs, sentAtMs, events: moves, isRepeating, isDelivered, isPart, waitsTo } of arrivals) {
        await inSchool(pools.app, attempt, (tx) => moveStart(tx, attempt.attemptId, elapsedMs))
        const before = await readStanding(attempt)
        const known = sent.get(epoch) ?? []
        const fresh = moves.map(
          ([rest, atMs], index): AttemptEvent => ({ seq: known.length + 1 + index, atMs, ...rest }),
        )
        const events = [...(isRepeating ? known.slice(-1) : []), ...fresh]
        const times = await readTimes(attempt, epoch)
        const logBefore = await readLog(attempt)
        const [verdict] = await saveEvents(pools.app, [
          { ...attempt, epoch, isDelivered, isPart, waitsTo, sentAtMs, address: '127.0.0.1', events },
        ])
        const isPossible = areTimesPossible({ sentAtMs, events }, times)
        const log = await readLog(attempt)
        // The server's own reading, so that the milliseconds of the test do not matter.
        const serverElapsedMs = rowOf(log, epoch, fresh[0]?.seq)?.serverElapsedMs ?? 4 * hour
        expect(serverElapsedMs).toBeGreaterThanOrEqual(elapsedMs)
        const limits = { sentAtMs, serverElapsedMs, allowedMs: hour, syncWindowMs: 2 * hour, isPossible, epoch }
        const taken = fresh.map((event) =>
          acceptance(
            {
              ...{ ...limits, isDelivered, isAnsweredLater: isAnsweredLater({ ...event, epoch }, logBefore) },
              ...{ isByTime: event.value === byTime, ...event },
            },
            before,
          ),
        )
        if (taken.includes('window_closed')) {
          expect(verdict?.verdict).toBe('WINDOW_CLOSED')
          expect(rowOf(log, epoch, fresh[0]?.seq)).toBeUndefined()
          continue
        }
        sent.set(epoch, [...known, ...fresh])
        expect(fresh.map(({ seq }) => rowOf(log, epoch, seq))).toMatchObject(taken)
        const others = [...sent].filter(([other]) => other !== epoch)
        const ackedSeq = known.length + fresh.length
        expect(verdict).toMatchObject({
          verdict: 'SAVED',
          ackedSeq,
          elsewhere: others.reduce((sum, [, { length }]) => sum + length, 0),
        })
        expect(await readTimes(attempt, epoch)).toEqual(
          afterAcknowledged(
            times,
            { sentAtMs, events, isPart, waitsTo },
            { ackedSeq, serverElapsedMs, allowedMs: hour },
          ),
        )
        const refused = fresh.flatMap(({ seq }, index) => codeOf(seq, taken[index]))
        expect((verdict?.refused ?? []).filter(({ seq }) => seq > known.length)).toEqual(refused)
        const ends = fresh.some(({ kind }, index) => kind === 'submit' && codeOf(0, taken[index]).length === 0)
        expect(verdict?.justSubmitted).toBe(ends && !before.isSubmitted)
      }
    }),
    { numRuns: runs },
  )
})

function rowOf(log: readonly Row[], epoch: number, seq: number | undefined): Row | undefined {
  return log.find((stored) => stored.epoch === epoch && stored.seq === seq)
}

function codeOf(seq: number, taken: ReturnType<typeof acceptance> | undefined) {
  if (taken === undefined || taken === 'window_closed' || taken.refusal === null) return []
  return [{ seq, code: taken.refusal }]
}

test('two tabs sending at the same moment never lose an acknowledged answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(page, page), async (pages) => {
      const attempt = freshAttempt()
      await inSchool(pools.app, attempt, (tx) => takeEpoch(tx, attempt.attemptId))
      const acked = await Promise.all(
        pages.map(async (events, index) => {
          let highest = 0
          for (const event of events) highest = (await deliver(attempt, index + 1, [event])).ackedSeq
          return highest
        }),
      )
      expect(acked).toEqual(pages.map((events) => events.length))
      const log = await readLog(attempt)
      expect(log).toHaveLength(pages.flat().length)
      const all = pages.flatMap((events, index) => events.map((event) => ({ ...event, epoch: index + 1 })))
      expect(asFolded(log).answers).toEqual(foldAttempt(all, { countLate: true }).answers)
    }),
    { numRuns: 20 },
  )
})
