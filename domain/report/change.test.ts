import { expect, test } from 'vitest'
import { averageChange, countChange } from './change.ts'

test.each([
  ['more', 110, 100, 10],
  ['fewer', 90, 100, -10],
  ['as many', 42, 42, 0],
  ['nothing left', 0, 8, -100],
  ['a third more, to one decimal', 4, 3, 33.3],
  ['two thirds more, rounded up', 5, 3, 66.7],
  ['so few that it rounds to nothing, without a sign', 9_999, 10_000, 0],
  ['three times as many', 9, 3, 200],
  ['something where there was nothing', 5, 0, null],
  ['nothing where there was nothing', 0, 0, null],
])('a count: %s', (_what, now, before, change) => {
  expect(countChange(now, before)).toBe(change)
})

const marks = (...percentages: number[]) => ({
  markedCount: percentages.length,
  millionthsSum: percentages.reduce((sum, one) => sum + one * 1_000_000, 0),
})

test.each([
  ['better', marks(70, 80), marks(60, 65), 12.5],
  ['worse', marks(60, 65), marks(70, 80), -12.5],
  ['the same from other papers', marks(50), marks(40, 60), 0],
  ['from thirds', marks(70, 70, 71), marks(50), 20.3],
  ['half a tenth is rounded away from nothing', marks(50, 50, 50, 51), marks(50), 0.3],
  ['also downwards', marks(50), marks(50, 50, 50, 51), -0.3],
  ['nothing this month yet', marks(), marks(60), null],
  ['nothing last month', marks(60), marks(), null],
  ['nothing at all', marks(), marks(), null],
  ['a month of noughts is a figure', marks(10), marks(0), 10],
])('an average: %s', (_what, now, before, change) => {
  expect(averageChange(now, before)).toBe(change)
})
