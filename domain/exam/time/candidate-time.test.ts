import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { candidateStanding, type StandingFacts } from './candidate-standing.ts'
import {
  type AppliedChange,
  canGive,
  deadlineWith,
  extraMsOf,
  givenMs,
  isExcused,
  type RunningTime,
  type TimeChange,
  timeAfter,
} from './candidate-time.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 8) + minutes * 60_000)

describe('extra time', () => {
  it.each([
    [1, true],
    [300, true],
    [0, false],
    [-1, false],
    [10_000, false],
    [1.5, false],
    [Number.NaN, false],
  ])('of %d minutes can be given: %s', (minutes, can) => {
    expect(canGive(minutes)).toBe(can)
  })

  test('is a share of the duration and what staff gave in this sitting, without what they took back', () => {
    const changes: TimeChange[] = [
      { kind: 'extra_time', studentId: 'ada', ms: 600_000 },
      { kind: 'extra_time', studentId: 'bola', ms: 900_000 },
      { kind: 'more_time', studentId: null, ms: 300_000 },
      { kind: 'extra_time', studentId: 'ada', ms: 60_000 },
      { kind: 'extra_time', studentId: 'bola', ms: -900_000 },
    ]
    expect([givenMs(changes, 'ada'), givenMs(changes, 'bola')]).toEqual([660_000, 0])
    expect(extraMsOf({ durationMinutes: 60, extraPercent: 25, givenMs: 660_000 })).toBe(26 * 60_000)
  })

  test('runs past the close, which cuts the duration alone of who comes late', () => {
    const times = { durationMinutes: 60, closesAt: at(90), extraMs: 15 * 60_000 }
    expect(deadlineWith({ ...times, startedAt: at(0) })).toEqual(at(75))
    expect(deadlineWith({ ...times, startedAt: at(30) })).toEqual(at(105))
    expect(deadlineWith({ ...times, startedAt: at(80) })).toEqual(at(105))
  })
})

test('the last word says whether a candidate is excused', () => {
  const said = (kind: 'excused' | 'expected', studentId = 'ada'): TimeChange => ({ kind, studentId, ms: 0 })
  expect(isExcused([], 'ada')).toBe(false)
  expect(isExcused([said('excused'), said('expected', 'bola')], 'ada')).toBe(true)
  expect(isExcused([said('excused'), said('expected')], 'ada')).toBe(false)
})

test.each<[string, Partial<StandingFacts>, ReturnType<typeof candidateStanding>]>([
  ['who has not begun', {}, 'not_begun'],
  ['who has not begun and is excused', { isExcused: true }, 'excused'],
  ['who sits it', { hasBegun: true, runningUntil: at(1) }, 'running'],
  ['who sits it beyond the close', { hasBegun: true, runningUntil: at(1), closesAt: at(-5) }, 'running'],
  ['whose time is over', { hasBegun: true, runningUntil: at(0) }, 'handed_in'],
  ['who handed in, excused or not', { hasBegun: true, isExcused: true }, 'handed_in'],
  ['who never came', { closesAt: at(0) }, 'absent'],
  ['who never came and was excused', { closesAt: at(0), isExcused: true }, 'excused'],
])('%s stands as %3$s', (_who, facts, standing) => {
  const none = { closesAt: at(60), hasBegun: false, runningUntil: null, isExcused: false, unheard: null }
  expect(candidateStanding({ ...none, ...facts }, at(0))).toBe(standing)
})

const running: RunningTime = { startedAt: at(30), deadline: at(60), extraMs: 0, extraPercent: 0 }
const after = (change: Partial<AppliedChange>, of: Partial<RunningTime> = {}) =>
  timeAfter(
    { ...running, ...of },
    { kind: 'more_time', ms: 15 * 60_000, at: at(40), sitting: { durationMinutes: 60, closesAt: at(60) }, ...change },
  )

describe('of who sits it', () => {
  test('more time for everybody is so much more, and more of it for who has standing extra time', () => {
    expect(after({})).toMatchObject({ deadline: at(75), extraMs: 0 })
    const standing = after({ ms: 20 * 60_000 }, { deadline: at(75), extraMs: 15 * 60_000, extraPercent: 25 })
    expect(standing).toMatchObject({ deadline: at(100), extraMs: 20 * 60_000 })
  })

  test('a later close gives back what the earlier one took, and nothing more', () => {
    const close = (minutes: number) => ({ sitting: { durationMinutes: 60, closesAt: at(minutes) } })
    expect(after({ kind: 'closes_later', ...close(75) }).deadline).toEqual(at(75))
    expect(after({ kind: 'closes_later', ...close(200) }).deadline).toEqual(at(90))
    expect(after({ kind: 'closes_later', ...close(75) }, { deadline: at(80) }).deadline).toEqual(at(80))
  })

  test('a close that lets them run out changes nothing, one that ends them ends them in three minutes', () => {
    expect(after({ kind: 'closed_now' })).toEqual(running)
    expect(after({ kind: 'ended_now' }).deadline).toEqual(at(43))
    expect(after({ kind: 'ended_now', at: at(20) }).deadline.getTime()).toBe(at(30).getTime() + 1)
    expect(after({ kind: 'ended_now', at: at(58) }).deadline).toEqual(at(60))
  })

  test('nothing but ending them ever brings the end nearer', () => {
    const change = fc.record({
      kind: fc.constantFrom(
        'more_time' as const,
        'closes_later' as const,
        'closed_now' as const,
        'extra_time' as const,
      ),
      ms: fc.integer({ min: 1, max: 300 }).map((minutes) => minutes * 60_000),
      at: fc.constant(at(40)),
      sitting: fc.record({
        durationMinutes: fc.integer({ min: 1, max: 600 }),
        closesAt: fc.integer({ min: 31, max: 900 }).map(at),
      }),
    })
    const begun = fc.record({
      startedAt: fc.constant(at(30)),
      deadline: fc.integer({ min: 31, max: 900 }).map(at),
      extraMs: fc.integer({ min: 0, max: 36_000_000 }),
      extraPercent: fc.integer({ min: 0, max: 100 }),
    })
    fc.assert(
      fc.property(begun, fc.array(change, { maxLength: 8 }), (first, changes) => {
        let now: RunningTime = first
        for (const one of changes) {
          const next = timeAfter(now, one)
          expect(next.deadline.getTime()).toBeGreaterThanOrEqual(now.deadline.getTime())
          expect(Number.isInteger(next.extraMs)).toBe(true)
          now = next
        }
      }),
    )
  })
})
