import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

const wish = fc
  .record({ least: fc.integer({ min: 1, max: 200 }), more: fc.integer({ min: 0, max: 300 }) })
  .map(({ least, more }) => ({ least, best: least + more }))

test('columns fill the table, and none is narrower than it needs while there is room', () => {
  fc.assert(
    fc.property(fc.array(wish, { minLength: 1, maxLength: 12 }), fc.integer({ min: 50, max: 800 }), (wishes, whole) => {
      const widths = columnWidths(wishes, whole)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(whole)
      const least = wishes.reduce((sum, one) => sum + one.least, 0)
      for (const [at, width] of widths.entries()) {
        expect(width).toBeGreaterThan(0)
        if (least <= whole) expect(width).toBeGreaterThanOrEqual((wishes[at]?.least ?? 0) - 1e-6)
      }
    }),
  )
})

test('on wide paper a column of numbers grows with those of texts', () => {
  expect(
    columnWidths(
      [
        { least: 60, best: 80 },
        { least: 20, best: 20 },
      ],
      200,
    ),
  ).toEqual([160, 40])
})
