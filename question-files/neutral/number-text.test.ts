import { expect, test } from 'vitest'
import { figureOf, middleOf, numberText } from './number-text.ts'

test.each([
  ['2500', '2500'],
  ['2,500', '2500'],
  ['2 500', '2500'],
  ['1,234,567.5', '1234567.5'],
  ['₦2,500', '2500'],
  ['N2500', '2500'],
  ['-₦5', '-5'],
  ['1,5', '1.5'],
  ['.5', '.5'],
  ['5.', '5.'],
  ['\u22123', '-3'],
  ['–3', '-3'],
  ['3/4', '3/4'],
  ['1 1/2', '1 1/2'],
  ['2.5e3', '2.5e3'],
  ['2.5 × 10^3', '2.5 × 10^3'],
  ['2.5×10^-3', '2.5×10^-3'],
  ['0.1000000000000000000001', '0.1000000000000000000001'],
])('%s is the number %s', (typed, text) => {
  expect(numberText(typed)).toBe(text)
})

test.each([
  '',
  ' ',
  'x',
  '1/0',
  '1,23,4',
  'e5',
  '--1',
  '1.2.3',
  'Infinity',
  'NaN',
  '5 cm',
  '0x10',
  `1${'0'.repeat(300)}`,
])('%j is no number', (typed) => {
  expect(numberText(typed)).toBeNull()
})

test('figures are decimals alone', () => {
  expect([figureOf('2.50'), figureOf('2,5'), figureOf('1/2'), figureOf('x')]).toEqual([2.5, 2.5, null, null])
})

test.each([
  ['3.2', '3.4', '3.3', '0.1'],
  ['-1', '2', '0.5', '1.5'],
  ['3.4', '3.2', '3.3', '0.1'],
  ['0.1', '0.2', '0.15', '0.05'],
  ['+5', '5', '5', '0'],
  ['.5', '1.', '0.75', '0.25'],
  ['9999999999999999999', '10000000000000000001', '10000000000000000000', '1'],
])('between %s and %s lies %s, %s away', (low, high, value, tolerance) => {
  expect(middleOf(low, high)).toEqual({ value, tolerance })
})

test('the middle of what is no decimal is none', () => {
  expect([middleOf('1/2', '1'), middleOf('a', 'b'), middleOf('', '')]).toEqual([null, null, null])
})
