import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadMarks } from './spread-marks.ts'

test.each([
  [10_000, 3, [3334, 3333, 3333]],
  [2000, 10, Array.from({ length: 10 }, () => 200)],
  [1, 2, [1, 0]],
  [500, 1, [500]],
  [0, 2, [0, 0]],
  [500, 0, []],
])('%i hundredths over %i questions', (total, count, expected) => {
  expect(spreadMarks(total, count)).toEqual(expected)
})

test.each([
  [10.5, 2],
  [-1, 2],
  [10, -1],
  [10, 1.5],
  [Number.NaN, 1],
])('%d over %d is refused', (total, count) => {
  expect(() => spreadMarks(total, count)).toThrow(RangeError)
})

test('shares sum exactly and differ by at most a hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 300 }), (total, count) => {
      const shares = spreadMarks(total, count)
      expect(shares).toHaveLength(count)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})
