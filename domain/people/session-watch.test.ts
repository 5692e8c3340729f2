import { describe, expect, test } from 'vitest'
import type { Role } from './role.ts'
import {
  hasRunOut,
  idleMsOf,
  isAgingSession,
  staffIdleMs,
  studentIdleMs,
  tickMs,
  type WatchStep,
  watchStep,
} from './session-watch.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

test.each<[Role | null, number]>([
  ['super_admin', 30 * minute],
  ['school_admin', 30 * minute],
  ['teacher', 30 * minute],
  ['student', 7 * 24 * hour],
  [null, 30 * minute],
])('%s: %i ms without use', (role, expected) => {
  expect(idleMsOf(role)).toBe(expected)
})

test.each<[string, number, number, boolean]>([
  ['just used', staffIdleMs, staffIdleMs, false],
  ['used a moment ago', staffIdleMs, staffIdleMs - minute + 1, false],
  ['used a minute ago', staffIdleMs, staffIdleMs - minute, true],
  ['nearly over', staffIdleMs, 1, true],
  ['of a student, used hours ago', studentIdleMs, studentIdleMs - 23 * hour, false],
  ['of a student, used yesterday', studentIdleMs, studentIdleMs - 24 * hour, true],
  // It was longer before an upgrade.
  ['with more left than it may have', staffIdleMs, studentIdleMs, false],
])('a session %s is written anew: %s', (_what, idleMs, leftMs, expected) => {
  expect(isAgingSession({ idleMs, leftMs })).toBe(expected)
})

describe('a look at the clock', () => {
  const start = { monotonicMs: 5_000, wallMs: 1_800_000_000_000 }
  const after = (monotonicMs: number, wallMs = monotonicMs) => ({
    monotonicMs: start.monotonicMs + monotonicMs,
    wallMs: start.wallMs + wallMs,
  })
  test.each<[string, boolean, ReturnType<typeof after>, WatchStep]>([
    ['at once', false, after(0), 'wait'],
    ['at once, who acts', true, after(0), 'wait'],
    ['half way, who acts', true, after(15 * minute), 'wait'],
    ['four ticks left, who acts', true, after(28 * minute), 'wait'],
    ['just over three ticks left, who acts', true, after(30 * minute - 3 * tickMs - 1), 'wait'],
    ['three ticks left, who acts', true, after(30 * minute - 3 * tickMs), 'refresh'],
    ['three ticks left, nobody there', false, after(30 * minute - 3 * tickMs), 'wait'],
    ['one tick left, who acts', true, after(30 * minute - tickMs), 'refresh'],
    ['the last moment, nobody there', false, after(30 * minute - 1), 'wait'],
    ['over', false, after(30 * minute), 'ask'],
    ['over, who acts again', true, after(31 * minute), 'ask'],
    ['a sleep that the monotonic clock slept through', false, after(minute, 2 * hour), 'ask'],
    ['a wall clock set forward a little', false, after(minute, minute + tickMs), 'wait'],
    ['a wall clock set forward', true, after(minute, minute + tickMs + 1), 'ask'],
    ['a wall clock set back a day', false, after(minute, -24 * hour), 'ask'],
  ])('%s', (_what, hasActed, now, expected) => {
    expect(watchStep({ leftMs: staffIdleMs, at: start, hasActed }, now)).toBe(expected)
  })

  test('a tab that was throttled for a while refreshes late rather than never', () => {
    const steps = [29 * minute, 29 * minute + 59 * second].map((passed) =>
      watchStep({ leftMs: staffIdleMs, at: start, hasActed: true }, after(passed)),
    )
    expect(steps).toEqual(['refresh', 'refresh'])
  })

  test.each<[string, ReturnType<typeof after>, boolean]>([
    ['at once', after(0), false],
    ['three ticks before', after(30 * minute - 3 * tickMs), false],
    ['when it was over', after(30 * minute), true],
    ['after a sleep that the monotonic clock slept through', after(minute, 2 * hour), true],
    ['after a short sleep', after(minute, 5 * minute), false],
    ['after the wall clock was set back', after(31 * minute, -hour), true],
  ])('an end found %s is for want of use: %s', (_what, now, expected) => {
    expect(hasRunOut({ leftMs: 30 * minute, at: start }, now)).toBe(expected)
  })
})
