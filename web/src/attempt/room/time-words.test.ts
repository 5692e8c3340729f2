import { expect, test } from 'vitest'
import { timeWarning } from './time-words.ts'

test.each([
  [700_000, 600_001, null],
  [600_500, 600_000, '10 minutes left.'],
  [600_000, 599_000, null],
  [61_000, 59_900, '1 minute left.'],
  [700_000, 30_000, '1 minute left.'],
  [1_000, 0, null],
  [60_000, 700_000, null],
  [Number.POSITIVE_INFINITY, 1_000_000, null],
  [Number.POSITIVE_INFINITY, 299_000, 'Less than 5 minutes left.'],
  [Number.POSITIVE_INFINITY, 30_000, 'Less than 1 minute left.'],
])('from %d to %d: %s', (before, now, text) => {
  expect(timeWarning(before, now)).toBe(text)
})
