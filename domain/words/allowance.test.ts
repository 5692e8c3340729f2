import { expect, test } from 'vitest'
import { isWithin } from './allowance.ts'

test.each([
  [{ anHour: 5, aDay: 20 }, { lastHour: 0, lastDay: 0 }, true],
  [{ anHour: 5, aDay: 20 }, { lastHour: 4, lastDay: 19 }, true],
  [{ anHour: 5, aDay: 20 }, { lastHour: 5, lastDay: 5 }, false],
  [{ anHour: 5, aDay: 20 }, { lastHour: 0, lastDay: 20 }, false],
  [{ anHour: null, aDay: 500 }, { lastHour: 499, lastDay: 499 }, true],
  [{ anHour: null, aDay: 500 }, { lastHour: 0, lastDay: 500 }, false],
  [{ anHour: null, aDay: null }, { lastHour: 1_000_000, lastDay: 1_000_000 }, true],
])('%j after %j: %j', (allowance, used, expected) => {
  expect(isWithin(allowance, used)).toBe(expected)
})
