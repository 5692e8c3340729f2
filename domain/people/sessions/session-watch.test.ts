import { describe, expect, test } from 'vitest'
import type { Role } from '../role.ts'
import {
  endsInMs,
  hasRunOut,
  isAgingSession,
  isLastSpan,
  type SessionSpan,
  sessionSpanOf,
  staffIdleMs,
  studentSessionMs,
  tickMs,
  type WatchStep,
  watchStep,
} from './session-watch.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const ofStaff = { spanMs: 30 * minute, isKeptByUse: true, endsAfterExam: false }
const onSharedComputer = { spanMs: 12 * hour, isKeptByUse: false, endsAfterExam: true }

test.each<[Role | null, boolean, SessionSpan]>([
  ['super_admin', false, ofStaff],
  ['school_admin', false, ofStaff],
  ['teacher', false, ofStaff],
  ['teacher', true, ofStaff],
  [null, false, ofStaff],
  ['student', false, onSharedComputer],
  ['student', true, { ...onSharedComputer, endsAfterExam: false }],
])('a session of %s, on an own device %s, ends as %o', (role, isOwnDevice, expected) => {
  expect(sessionSpanOf(role, { isOwnDevice })).toEqual(expected)
})

test.each<[string, SessionSpan, number, boolean]>([
  ['just used', ofStaff, staffIdleMs, false],
  ['used a moment ago', ofStaff, staffIdleMs - minute + 1, false],
  ['used a minute ago', ofStaff, staffIdleMs - minute, true],
  ['nearly over', ofStaff, 1, true],
  ['of a student, however long it was not used', onSharedComputer, 1, false],
  // It was longer before an upgrade.
  ['with more left than it may have', ofStaff, studentSessionMs, false],
])('a session %s is written anew: %s', (_what, span, leftMs, expected) => {
  expect(isAgingSession({ ...span, leftMs })).toBe(expected)
})

test.each([
  ['with a span of half an hour to come', 11 * 60, 30, false],
  ['when it could have its span once more', 11.5 * 60 - 1, 30, false],
  ['cut to what is left of twelve hours', 11.75 * 60, 15, true],
  ['of twelve hours from the beginning', 0, 12 * 60, true],
])('a session %s', (_what, minutesAgo, leftMinutes, expected) => {
  const now = new Date('2026-11-24T12:00:00Z')
  const beganAt = new Date(now.getTime() - minutesAgo * 60_000)
  expect(isLastSpan({ beganAt, leftMs: leftMinutes * 60_000 }, now)).toBe(expected)
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

  test.each<[string, boolean, ReturnType<typeof after>, number | null]>([
    ['just over two minutes before, nobody there', false, after(28 * minute - 1), null],
    ['two minutes before, nobody there', false, after(28 * minute), 2 * minute],
    ['two minutes before, who acts', true, after(28 * minute), null],
    ['the last moment, nobody there', false, after(30 * minute - 1), 1],
    ['over', false, after(30 * minute), null],
  ])('says that the session ends %s', (_what, hasActed, now, expected) => {
    expect(endsInMs({ leftMs: staffIdleMs, at: start, hasActed }, now)).toBe(expected)
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
