import { expect, test } from 'vitest'
import { marksText } from './marks-text.ts'

test.each([
  [200, '2'],
  [250, '2.5'],
  [33, '0.33'],
  [0, '0'],
  [5, '0.05'],
  [10_000, '100'],
  [10_001, '100.01'],
  [-50, '-0.5'],
])('%i hundredths read %s', (hundredths, expected) => {
  expect(marksText(hundredths)).toBe(expected)
})

test('parts of a hundredth are refused', () => {
  expect(() => marksText(0.5)).toThrow(RangeError)
})
