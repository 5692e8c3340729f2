import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPass, percentageOf } from './percentage.ts'

test.each([
  [0, 0, 0],
  [0, 100, 0],
  [100, 100, 100],
  [1, 200, 1],
  [1, 201, 0],
  [1, 199, 1],
  [149, 200, 75],
  [745, 1000, 75],
  [744, 1000, 74],
  [7449, 10_000, 74],
  [7450, 10_000, 75],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [145, 1000, 15],
  [285, 1000, 29],
  [100_500, 100_000, 101],
])('%i of %i is %i%%', (earned, available, expected) => {
  expect(percentageOf(earned, available)).toBe(expected)
})

test.each([
  [0.5, 100],
  [-1, 100],
  [1, -100],
  [1, Number.NaN],
  [Number.MAX_SAFE_INTEGER, 100],
])('%d of %d is refused', (earned, available) => {
  expect(() => percentageOf(earned, available)).toThrow(RangeError)
})

test('it is the exact value with its half rounded up', () => {
  fc.assert(
    fc.property(fc.nat(30_000_000), fc.integer({ min: 1, max: 30_000_000 }), (earned, available) => {
      const twice = BigInt(200 * earned + available)
      expect(percentageOf(earned, available)).toBe(Number(twice / BigInt(2 * available)))
    }),
  )
})

test.each([
  [749, 1000, 74],
  [7499, 10_000, 74],
  [2, 3, 66],
  [1, 3, 33],
  [1, 1000, 0],
  [999, 1000, 99],
  [1000, 1000, 100],
  [0, 0, 0],
])('rounded down, %i of %i is %i%%', (earned, available, expected) => {
  expect(percentageOf(earned, available, 'down')).toBe(expected)
})

test('rounded down it leaves out what does not make a whole one; half up is as it was, and never below', () => {
  fc.assert(
    fc.property(fc.nat(30_000_000), fc.integer({ min: 1, max: 30_000_000 }), (earned, available) => {
      const down = percentageOf(earned, available, 'down')
      expect(down).toBe(Number(BigInt(100 * earned) / BigInt(available)))
      const halfUp = percentageOf(earned, available, 'half_up')
      expect(halfUp).toBe(percentageOf(earned, available))
      expect([down, down + 1]).toContain(halfUp)
    }),
  )
})

test.each([
  [50, 50, true],
  [49, 50, false],
  [0, 0, true],
])('%i%% against a passing score of %i: %s', (percentage, passingScore, expected) => {
  expect(isPass(percentage, passingScore)).toBe(expected)
})
