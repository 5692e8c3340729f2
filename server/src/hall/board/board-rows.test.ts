import { lanes } from '@sabimark/domain/hall/light.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WatchedAttempt } from './board.db.ts'
import { type Found, watchRows } from './board-rows.ts'
import type { Touched } from './touched.ts'

const startMs = Date.parse('2026-11-02T09:00:00Z')
const students = ['ada', 'bola', 'chi', 'dayo', 'emeka', 'femi', 'gbenga'] as const

/** A hall in which everybody has begun, been heard, and answered nothing. */
function aHall(): Found {
  const attempts = students.map(
    (studentId): WatchedAttempt => ({
      ...{ attemptId: `of ${studentId}`, studentId, attemptNumber: 1, startedAt: new Date(startMs), isLate: false },
      ...{ deadline: new Date(startMs + 600_000), submittedAt: null, endedBy: null, liveEpoch: 1, stored: 0 },
    }),
  )
  const log = { answered: new Set<string>(), isAway: false, arrivedMs: 0, leaves: [], addresses: ['10.0.0.1'] }
  const counts = { leftFullCount: 0, olderWindows: 0, impossibleCount: 0 }
  return {
    ...{ now: new Date(startMs), closesAt: new Date(startMs + 900_000), ranges: null, reused: new Map() },
    candidates: students.map((id) => ({ id, isExcused: false, givenMs: 0 })),
    attempts: new Map(attempts.map((one) => [one.studentId, one])),
    ...{ signs: new Map(), unheard: new Map() },
    told: new Map(attempts.map(({ attemptId }) => [attemptId, { ...log, ...counts }])),
  }
}

/** One thing that can happen in a hall: what a reading finds after it, of which all that has not changed is the same object. */
type Step = (found: Found) => Found

const who = fc.constantFrom(...students)
const changed = <Key, Value>(all: ReadonlyMap<Key, Value>, key: Key, value: Value | undefined) => {
  const next = new Map(all)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
const withAttempt = (id: string, change: (one: WatchedAttempt, found: Found) => Partial<WatchedAttempt>): Step =>
  function withIt(found) {
    const one = found.attempts.get(id)
    return one ? { ...found, attempts: changed(found.attempts, id, { ...one, ...change(one, found) }) } : found
  }
type Log = NonNullable<ReturnType<Found['told']['get']>>
const withLog = (id: string, change: (log: Log, found: Found) => Partial<Log>): Step =>
  function withIt(found) {
    const name = `of ${id}`
    const log = found.told.get(name)
    return log ? { ...found, told: changed(found.told, name, { ...log, ...change(log, found) }) } : found
  }

const step: fc.Arbitrary<Step> = fc.oneof(
  // Time passes, at times to the very millisecond at which something turns; a transaction that began earlier may read later.
  fc
    .oneof(
      fc.integer({ min: -5_000, max: 5_000 }),
      fc.constantFrom(-60_001, 30_000, 30_001, 60_000, 60_001, 150_000, 180_001, 300_001),
    )
    .map(
      (ms): Step =>
        (found) => ({ ...found, now: new Date(found.now.getTime() + ms) }),
    ),
  fc.tuple(who, fc.constantFrom(...lanes), fc.option(fc.nat(3))).map(
    ([id, lane, waiting]): Step =>
      (found) => ({
        ...found,
        signs: changed(found.signs, id, { studentId: id, heardMs: found.now.getTime(), lane, waiting }),
      }),
  ),
  who.map(
    (id): Step =>
      (found) => ({ ...found, signs: changed(found.signs, id, undefined) }),
  ),
  // An answer, which keeps all else that a log tells.
  fc.tuple(who, fc.nat(9)).map(([id, question]) =>
    withLog(id, ({ answered, arrivedMs }, { now }) => ({
      answered: new Set([...answered, String(question)]),
      arrivedMs: Math.max(arrivedMs, now.getTime() - startMs),
    })),
  ),
  fc.tuple(who, fc.nat(40_000)).map(([id, ms]) =>
    withLog(id, ({ leaves, isAway }, { now }) => ({
      isAway: !isAway,
      leaves: [...leaves, { atMs: now.getTime() - startMs, ms }],
    })),
  ),
  fc.tuple(who, fc.nat(3)).map(([id, host]) => withLog(id, () => ({ addresses: [`10.0.0.${host}`] }))),
  who.map((id) => withLog(id, ({ leftFullCount }) => ({ leftFullCount: leftFullCount + 1 }))),
  fc.tuple(who, fc.nat(3)).map(
    ([id, count]): Step =>
      (found) => ({ ...found, reused: changed(found.reused, `of ${id}`, count) }),
  ),
  // Time that is given, or an end that is brought nearer; handing in, by whom or what; being let back in.
  fc
    .tuple(who, fc.integer({ min: -300_000, max: 600_000 }))
    .map(([id, ms]) => withAttempt(id, ({ deadline }) => ({ deadline: new Date(deadline.getTime() + ms) }))),
  fc
    .tuple(who, fc.constantFrom('candidate' as const, 'time' as const), fc.boolean())
    .map(([id, endedBy, isLate]) => withAttempt(id, (_one, { now }) => ({ submittedAt: now, endedBy, isLate }))),
  who.map((id) =>
    withAttempt(id, (_one, { now }) => ({
      ...{ submittedAt: null, endedBy: null, isLate: false },
      deadline: new Date(now.getTime() + 120_000),
    })),
  ),
  // Somebody has not begun, or begins again.
  who.map(
    (id): Step =>
      (found) => ({ ...found, attempts: changed(found.attempts, id, undefined) }),
  ),
  who.map(
    (id): Step =>
      (found) => ({
        ...found,
        attempts: changed(found.attempts, id, {
          ...{ attemptId: `of ${id}`, studentId: id, attemptNumber: 2, startedAt: new Date(startMs), isLate: false },
          ...{ deadline: new Date(found.now.getTime() + 60_000), submittedAt: null, endedBy: null, liveEpoch: 1 },
          stored: 0,
        }),
      }),
  ),
  fc.tuple(who, fc.boolean(), fc.nat(1_800_000)).map(
    ([of, isExcused, givenMs]): Step =>
      (found) => ({
        ...found,
        candidates: found.candidates.map((one) => (one.id === of ? { id: of, isExcused, givenMs } : one)),
      }),
  ),
  // A device on which they may begin unheard, from now on or soon, for a while.
  fc.tuple(who, fc.nat(60_000), fc.nat(400_000)).map(
    ([id, soonMs, ms]): Step =>
      (found) => {
        const from = new Date(found.now.getTime() + soonMs)
        const until = new Date(from.getTime() + ms)
        return { ...found, unheard: changed(found.unheard, id, { studentId: id, since: from, from, until }) }
      },
  ),
  fc.constant<Step>((found) => ({ ...found, candidates: found.candidates.toReversed() })),
  fc.integer({ min: -5_000, max: 60_000 }).map(
    (ms): Step =>
      (found) => ({ ...found, closesAt: new Date(found.now.getTime() + ms) }),
  ),
  // Fewer than half of the room leave together, and half of those who still write.
  fc.constant<Step>((found) =>
    students.slice(0, 3).reduce(
      (state, id) =>
        withLog(id, ({ leaves }, { now }) => ({
          leaves: [...leaves, { atMs: now.getTime() - startMs, ms: 70_000 }],
        }))(state),
      found,
    ),
  ),
  who.map((id) => withAttempt(id, () => ({ deadline: new Date(startMs + 1) }))),
  fc.boolean().map(
    (isBound): Step =>
      (found) => ({ ...found, ranges: isBound ? [] : null }),
  ),
)

/** Whom the readers would have touched: of all that tells of a candidate something is another object. A frame that was read touches all. */
function touchedBetween(before: Found, now: Found): Touched {
  const frame = ['candidates', 'unheard', 'ranges', 'reused'] as const
  const logOf = ({ attempts, told }: Found, id: string) => told.get(attempts.get(id)?.attemptId ?? '')
  const isTouched = (id: string) =>
    before.attempts.get(id) !== now.attempts.get(id) ||
    before.signs.get(id) !== now.signs.get(id) ||
    logOf(before, id) !== logOf(now, id)
  return { all: frame.some((part) => before[part] !== now[part]), students: new Set(students.filter(isTouched)) }
}
const all = (): Touched => ({ all: true, students: new Set() })
const rowsAnew = (found: Found) => watchRows()(found, all()).rows.map(({ row }) => row)

test('rows that were kept are those that would be made anew, whatever has happened since', () => {
  let kept = 0
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 25 }), (readings) => {
      const rowsOf = watchRows()
      let found = aHall()
      let before = rowsOf(found, all()).rows.map(({ row }) => row)
      for (const steps of readings) {
        const next = steps.reduce((state, one) => one(state), found)
        const { rows: read, anew } = rowsOf(next, touchedBetween(found, next))
        const rows = read.map(({ row }) => row)
        expect(rows).toEqual(rowsAnew(next))
        // Who is told what has changed goes by the places that were made anew.
        expect(rows.flatMap((row, place) => (row === before[place] ? [] : [place]))).toEqual(anew.toSorted())
        kept += rows.length - anew.length
        found = next
        before = rows
      }
    }),
    { numRuns: 400 },
  )
  expect(kept).toBeGreaterThan(1_000)
})

test('a row is kept to the very moment at which time makes another of it', () => {
  const rowsOf = watchRows()
  const at = (ms: number) => ({ ...aHall(), ...same, now: new Date(startMs + ms) })
  const { attempts, told, candidates, reused } = aHall()
  const same = { attempts, told, candidates, reused }
  const first = (ms: number) => rowsOf(at(ms), nobody()).rows[0]?.row
  const nobody = (): Touched => ({ all: false, students: new Set() })
  const writing = first(0)
  expect(first(150_000)).toBe(writing)
  expect(first(150_001)).toMatchObject({ light: 'quiet' })
  // A clock that is set back finds what was.
  expect(first(0)).toMatchObject({ light: 'writing' })
})

test('of a hall in which one has answered and another is heard, all other rows are the same', () => {
  const rowsOf = watchRows()
  const found = aHall()
  const before = rowsOf(found, all()).rows.map(({ row }) => row)
  const log = found.told.get('of ada')
  if (!log) throw new Error('Ada has a log.')
  const next = {
    ...found,
    told: changed(found.told, 'of ada', { ...log, answered: new Set(['one']) }),
    signs: changed(found.signs, 'bola', { studentId: 'bola', heardMs: startMs, lane: 'socket' as const, waiting: 2 }),
  }
  const after = rowsOf(next, touchedBetween(found, next)).rows.map(({ row }) => row)
  expect(after.map((row, place) => row === before[place])).toEqual([false, false, true, true, true, true, true])
  expect(after.slice(0, 2)).toMatchObject([{ answered: 1 }, { waiting: 2 }])
})
