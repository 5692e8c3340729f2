import { expect, test } from 'vitest'
import { beginsWith } from './begins-with.ts'

test.each([
  ['Art test', 'Art', true],
  ['Art: first term', 'Art', true],
  ['Art', 'Art', true],
  ['Articles test', 'Art', false],
  ['Ìtàn', 'Ìt', false],
  ['A test of Art', 'Art', false],
])('"%s" begins with "%s": %s', (title, words, expected) => {
  expect(beginsWith(title, words)).toBe(expected)
})
