import { expect, test } from 'vitest'
import { scoreFigures } from './result-figures.ts'

const scored = (earnedHundredths: number, isPass: boolean, availableHundredths = 100, count = 1) => ({
  ...{ earnedHundredths, availableHundredths, isPass, count },
})

test('papers that are worth the same count as often as there are', () => {
  const figures = { averageScore: 58.3, passRate: 66.7 }
  expect(scoreFigures([scored(80, true), scored(45, false), scored(50, true)])).toEqual(figures)
  expect(scoreFigures([scored(50, true, 100, 3), scored(20, false, 100, 1)])).toEqual({
    averageScore: 42.5,
    passRate: 75,
  })
})

test('an average is of the marks, not of percentages that are rounded already', () => {
  expect(scoreFigures([scored(5715, true, 10_000)])).toMatchObject({ averageScore: 57.2 })
  expect(scoreFigures([scored(100, false, 300)])).toMatchObject({ averageScore: 33.3 })
})

test('without a marked paper there is no average, not 0', () => {
  expect(scoreFigures([])).toEqual({ averageScore: null, passRate: null })
})
