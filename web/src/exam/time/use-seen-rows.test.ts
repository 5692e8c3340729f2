import { expect, test } from 'vitest'
import { oldest } from './use-seen-rows.ts'

test.each([
  [['b', 'a', 'c'], 'a'],
  [['b', null], null],
  [[null, 'b'], null],
  [['b'], 'b'],
  [[], null],
])('of %j the oldest is %s', (changes, expected) => {
  expect(oldest(changes)).toBe(expected)
})
