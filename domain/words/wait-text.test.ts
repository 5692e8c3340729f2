import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [4.2, '5 seconds'],
  [80, '80 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [160, '3 minutes'],
  [300, '5 minutes'],
  [900, '15 minutes'],
])('%s s are said as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
