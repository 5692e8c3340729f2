import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf, toOneDecimal } from '../school/average.ts'
import { millionthsOf } from './percentage.ts'

const sumOf = (...papers: [earned: number, available: number][]) => ({
  markedCount: papers.length,
  millionthsSum: papers.reduce((sum, [earned, available]) => sum + millionthsOf(earned, available), 0),
})

test.each([
  ['nothing marked', sumOf(), null],
  ['one third', sumOf([1, 3]), 33.3],
  ['two thirds', sumOf([2, 3]), 66.7],
  ['three thirds that make a whole', sumOf([1, 3], [1, 3], [1, 3]), 33.3],
  ['a third and two thirds', sumOf([1, 3], [2, 3]), 50],
  ['one of 57.15 and one of 57.14, each 57 when whole', sumOf([5715, 10_000], [5714, 10_000]), 57.1],
  ['half a tenth, up', sumOf([5715, 10_000]), 57.2],
  ['half a tenth made of sixths', sumOf([1, 6], [100_059, 600_000]), 16.7],
  ['nothing earned', sumOf([0, 500]), 0],
])('the average of %s', (_what, sum, average) => {
  expect(averageOf(sum)).toBe(average)
})

test('an average is rounded once: from the exact shares, half up', () => {
  const paper = fc.record({ earned: fc.nat(30), available: fc.constantFrom(30, 40, 50, 60) })
  fc.assert(
    fc.property(fc.array(paper, { minLength: 1, maxLength: 8 }), (papers) => {
      const common = papers.reduce((product, { available }) => product * BigInt(available), 1n)
      const earned = papers.reduce((sum, one) => sum + (BigInt(one.earned) * common) / BigInt(one.available), 0n)
      const whole = common * BigInt(papers.length)
      const tenths = (2000n * earned + whole) / (2n * whole)
      expect(averageOf(sumOf(...papers.map((one): [number, number] => [one.earned, one.available])))).toBe(
        Number(tenths) / 10,
      )
    }),
  )
})

test.each([
  [0.05, 0.1],
  [-0.05, -0.1],
  [0.049_999_9, 0.1],
  [0.0499, 0],
  [-0.01, 0],
  [66.666_666, 66.7],
])('%d to one decimal is %d', (value, expected) => {
  expect(toOneDecimal(value)).toBe(expected)
})
