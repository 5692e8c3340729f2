import { expect, test } from 'vitest'
import { averageText, percentageText } from './percentage-text.ts'

test.each([
  [0, '0%'],
  [33, '33%'],
  [100, '100%'],
])('a result of %s', (percentage, text) => {
  expect(percentageText(percentage)).toBe(text)
})

test.each([
  [0, '0.0%'],
  [28, '28.0%'],
  [33.3, '33.3%'],
  [100, '100.0%'],
  [null, '–'],
])('an average of %s', (value, text) => {
  expect(averageText(value)).toBe(text)
})
