import { expect, test } from 'vitest'
import { isWarning, timerText } from './timer-text.ts'

test.each([
  [3600_000, '1:00:00'],
  [3599_001, '1:00:00'],
  [3599_000, '59:59'],
  [3661_000, '1:01:01'],
  [36_000_000, '10:00:00'],
  [600_001, '10:01'],
  [600_000, '10:00'],
  [599_000, '9:59'],
  [60_000, '1:00'],
  [9_000, '0:09'],
  [1, '0:01'],
  [0, '0:00'],
  [-1, '0:00'],
  [-5000, '0:00'],
])('%i ms left shows %s', (remainingMs, expected) => {
  expect(timerText(remainingMs)).toBe(expected)
})

test.each([
  [600_001, false],
  [600_000, true],
  [1, true],
  [0, true],
])('%i ms left warns: %s', (remainingMs, expected) => {
  expect(isWarning(remainingMs)).toBe(expected)
})
