import { expect, test } from 'vitest'
import { marksFromText, marksText } from './marks-text.ts'

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

test.each([
  ['2', 200],
  [' 2.5 ', 250],
  ['2,5', 250],
  ['0.33', 33],
  ['.5', 50],
  ['3.', 300],
  ['1000', 100_000],
  ['0', 0],
])('%j is read as %i hundredths', (typed, hundredths) => {
  expect(marksFromText(typed)).toBe(hundredths)
})

test.each(['', ' ', '.', ',', '-1', '1.234', '1000.01', 'two', '1e2', '1 2', '１', '12345'])(
  '%j is no number of marks',
  (typed) => {
    expect(marksFromText(typed)).toBeNull()
  },
)

test('what is written is read back', () => {
  for (let hundredths = 0; hundredths <= 100_000; hundredths += 37) {
    expect(marksFromText(marksText(hundredths))).toBe(hundredths)
  }
})
