import { expect, test } from 'vitest'
import { sealBudget } from './seal-budget.ts'

test('what 40 candidates fetch is the program, the paper and its sitting, 40 times', () => {
  const budget = sealBudget({ needs: { maths: false, rareMaths: false }, partBytes: [9_000, 37_000], expected: 40 })
  expect(budget).toEqual({
    ...{ programBytes: 350_000, paperBytes: 46_000, satBytes: 60_000 },
    ...{ allBytes: 40 * 456_000, isLarge: false },
  })
})

test('formulas belong to the program, and over 2 MB of paper is large', () => {
  const of = { needs: { maths: true, rareMaths: true }, expected: 0 }
  expect(sealBudget({ ...of, partBytes: [2_000_000] })).toMatchObject({ programBytes: 550_000, isLarge: false })
  const usual = { ...of, needs: { maths: true, rareMaths: false } }
  expect(sealBudget({ ...usual, partBytes: [] }).programBytes).toBe(480_000)
  expect(sealBudget({ ...of, partBytes: [2_000_000, 1] })).toMatchObject({ allBytes: 0, isLarge: true })
})
