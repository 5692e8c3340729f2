import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelayMs, syncStatus } from './sync-pace.ts'

test.each([
  [0, 0, 0],
  [1, 0, 1000],
  [2, 0, 2000],
  [3, 0, 4000],
  [4, 0, 8000],
  [5, 0, 15_000],
  [1000, 0, 15_000],
  [1, 1, 500],
  [5, 0.5, 11_250],
])('after %i failures with jitter %d: %i ms', (failures, jitter, expected) => {
  expect(retryDelayMs(failures, jitter)).toBe(expected)
})

test('a delay lies between half a second and 15 s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, jitter) => {
      const delayMs = retryDelayMs(failures, jitter)
      expect(delayMs).toBeGreaterThanOrEqual(500)
      expect(delayMs).toBeLessThanOrEqual(15_000)
    }),
  )
})

test.each([
  [{ savedHere: true, unackedCount: 0, oldestUnackedAgeMs: null }, { status: 'saved_on_server' }],
  [{ savedHere: false, unackedCount: 0, oldestUnackedAgeMs: null }, { status: 'saved_on_server' }],
  [{ savedHere: true, unackedCount: 3, oldestUnackedAgeMs: 60_000 }, { status: 'saved_here' }],
  [
    { savedHere: true, unackedCount: 3, oldestUnackedAgeMs: 60_001 },
    { status: 'not_on_server', minutes: 1, savedHere: true },
  ],
  [
    { savedHere: true, unackedCount: 3, oldestUnackedAgeMs: 185_000 },
    { status: 'not_on_server', minutes: 3, savedHere: true },
  ],
  [
    { savedHere: false, unackedCount: 1, oldestUnackedAgeMs: 10 },
    { status: 'not_on_server', minutes: 0, savedHere: false },
  ],
])('%o is told as %o', (facts, expected) => {
  expect(syncStatus(facts)).toEqual(expected)
})
