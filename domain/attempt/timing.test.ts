import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allowedMs,
  arrivalVerdict,
  defaultSyncWindowMs,
  elapsedAfterReload,
  elapsedNow,
  graceMs,
  rebaseRemaining,
} from './timing.ts'

const hour = 3_600_000
const syncWindowMs = defaultSyncWindowMs

test.each([
  ['in the middle', 1000, 1500, 2000, 'on_time'],
  ['exactly at zero', hour, hour, hour + 20, 'on_time'],
  ['a millisecond after zero', hour + 1, hour + 1, hour + 20, 'after_deadline'],
  ['done in time, at the end of the grace', hour - 1, hour, hour + graceMs, 'on_time'],
  ['done in time, just after the grace', hour - 1, hour, hour + graceMs + 1, 'late'],
  ['done in time, at the end of the sync window', hour - 1, hour, hour + syncWindowMs, 'late'],
  ['done in time, after the sync window', hour - 1, hour, hour + syncWindowMs + 1, 'window_closed'],
  ['after zero and after the window', hour + 1, hour + 1, hour + syncWindowMs + 1, 'after_deadline'],
  ['sent in the millisecond it happened', 1000, 1000, 1000, 'on_time'],
  ['sent before it happened', 1001, 1000, 2000, 'after_deadline'],
  ['a device that counts slower than the server', 1000, 1000, 30 * 60_000, 'on_time'],
  ['a device that counts faster than the server', hour - 1, hour - 1, 1000, 'on_time'],
])('%s', (_what, atMs, sentAtMs, serverElapsedMs, expected) => {
  expect(arrivalVerdict({ atMs, sentAtMs, serverElapsedMs, allowedMs: hour, syncWindowMs })).toBe(expected)
})

test('waiting never makes a verdict better, and extra time never makes it worse', () => {
  const rank = { on_time: 0, late: 1, window_closed: 2, after_deadline: 3 }
  const ms = fc.integer({ min: 0, max: 10 * hour })
  const arrival = fc.record({
    atMs: ms,
    sentAtMs: ms,
    serverElapsedMs: ms,
    allowedMs: ms,
    syncWindowMs: fc.constant(2 * hour),
  })
  fc.assert(
    fc.property(arrival, ms, (one, moreMs) => {
      const now = rank[arrivalVerdict(one)]
      expect(rank[arrivalVerdict({ ...one, serverElapsedMs: one.serverElapsedMs + moreMs })]).toBeGreaterThanOrEqual(
        now,
      )
      expect(rank[arrivalVerdict({ ...one, allowedMs: one.allowedMs + moreMs })]).toBeLessThanOrEqual(now)
    }),
  )
})

test('allowed time is the deadline less the start', () => {
  const startedAt = new Date('2026-11-20T09:00:00.000Z')
  expect(allowedMs({ startedAt, deadline: new Date('2026-11-20T09:20:00.500Z') })).toBe(1_200_500)
})

test.each([
  [0, 500, 500, 0],
  [60_000, 500, 1500.4, 61_000],
  [60_000, 1000, 900, 60_000],
])('from %d at %d, now %d: %d ms gone', (baseElapsedMs, monotonicAtBase, monotonicNow, expected) => {
  expect(elapsedNow({ baseElapsedMs, monotonicAtBase, monotonicNow })).toBe(expected)
})

test.each([
  ['an instant reply', 60_000, 1000, 1000, 60_000],
  ['half of the trip is gone', 60_000, 1000, 1400, 59_800],
  ['over time is no time', -5, 1000, 1000, 0],
  ['a slow reply at the end', 100, 1000, 3000, 0],
])('%s', (_what, remainingMs, monotonicSent, monotonicReceived, expectedRemainingMs) => {
  const base = rebaseRemaining({ remainingMs, allowedMs: 1_200_000, monotonicSent, monotonicReceived })
  expect(1_200_000 - elapsedNow({ ...base, monotonicNow: monotonicReceived })).toBe(expectedRemainingMs)
})

test.each([
  ['a reload of two seconds', 2_000, 602_000],
  ['a device that slept through the rest', hour, hour + 600_000],
  ['a clock that was set back', -5_000, 600_000],
  ['a clock that was set from 2009', 15 * 365 * 24 * hour, 600_000],
  ['not a moment', 0, 600_000],
])('after %s the time goes on', (_what, goneMs, expected) => {
  const noted = { elapsedMs: 600_000, wallMs: 1_800_000_000_000 }
  expect(elapsedAfterReload(noted, { wallNowMs: noted.wallMs + goneMs, allowedMs: hour })).toBe(expected)
})
