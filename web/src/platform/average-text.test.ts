import { expect, test } from 'vitest'
import { averageText } from './average-text.ts'

test.each([
  [null, '–'],
  [0, '0.0 %'],
  [28, '28.0 %'],
  [16.8, '16.8 %'],
  [100, '100.0 %'],
])('an average of %s is written %s', (value, text) => {
  expect(averageText(value)).toBe(text)
})
