import { expect, test } from 'vitest'
import { untilOneDay } from './one-day.ts'

const minute = 60_000
const span = { earlierMs: 5 * minute, laterMs: 8 * minute }

test.each([
  ['2026-11-28T12:00:00Z', 0],
  ['2026-11-28T22:52:00Z', 13],
  ['2026-11-28T22:51:59Z', 0],
  ['2026-11-28T22:59:00Z', 6],
  ['2026-11-28T23:00:00Z', 5],
  ['2026-11-28T23:04:00Z', 1],
  ['2026-11-28T23:05:00Z', 0],
])('at %s a journey of such a length waits %d minutes', (now, minutes) => {
  expect(untilOneDay(new Date(now), span)).toBe(minutes * minute)
})
