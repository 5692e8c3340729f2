import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultScale } from '../../school/grading/default-scale.ts'
import { percentageOf } from '../percentage.ts'
import { countMoves, directionOf, type Standing, standingOfTotals } from './who-moves.ts'

const lines = { scale: defaultScale, passingScore: 50 }
const standing = (earned: number, available = 1000, waitingCount = 0): Standing | null =>
  standingOfTotals(
    {
      ...{ waitingCount, earnedHundredths: earned, availableHundredths: available },
      percentage: percentageOf(earned, available),
    },
    lines,
  )

test('a paper goes up or down by its share, also where fewer marks are available', () => {
  expect(directionOf({ before: standing(400), after: standing(600) })).toBe(1)
  expect(directionOf({ before: standing(600), after: standing(400) })).toBe(-1)
  // 400 of 1,000 and 400 of 800; half of each; what was earned on the annulled question is gone.
  expect(directionOf({ before: standing(400), after: standing(400, 800) })).toBe(1)
  expect(directionOf({ before: standing(500), after: standing(400, 800) })).toBe(0)
  expect(directionOf({ before: standing(400), after: standing(200, 800) })).toBe(-1)
  // A first score is no way up from anything.
  expect(directionOf({ before: null, after: standing(400) })).toBe(0)
})

test('lines that are crossed are counted each way', () => {
  const moves = [
    { before: standing(480), after: standing(500) },
    { before: standing(500), after: standing(480) },
    { before: standing(490), after: standing(490) },
    { before: standing(700), after: standing(710) },
    { before: null, after: null },
    { before: standing(500), after: null },
    { before: null, after: standing(600) },
  ]
  expect(countMoves(moves, defaultScale)).toEqual({
    ...{ upCount: 2, downCount: 1, sameCount: 1, waitingCount: 1, lostCount: 1, scoredCount: 1 },
    ...{ gradeUpCount: 1, gradeDownCount: 1, passCount: 1, failCount: 1 },
  })
})

test('every paper is counted once, and turned round the counts are turned round', () => {
  const paper = fc
    .record({ earned: fc.nat(1000), available: fc.integer({ min: 1000, max: 1200 }), waits: fc.boolean() })
    .map(({ earned, available, waits }) => standing(earned, available, waits ? 1 : 0))
  const moves = fc.array(fc.record({ before: paper, after: paper }), { maxLength: 30 })
  fc.assert(
    fc.property(moves, (all) => {
      const { upCount, downCount, sameCount, waitingCount, lostCount, scoredCount, ...lined } = countMoves(
        all,
        defaultScale,
      )
      expect(upCount + downCount + sameCount + waitingCount + lostCount + scoredCount).toBe(all.length)
      const turned = countMoves(
        all.map(({ before, after }) => ({ before: after, after: before })),
        defaultScale,
      )
      expect([turned.gradeUpCount, turned.passCount, turned.scoredCount]).toEqual([
        lined.gradeDownCount,
        lined.failCount,
        lostCount,
      ])
    }),
  )
})
