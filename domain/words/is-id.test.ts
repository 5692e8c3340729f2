import { expect, test } from 'vitest'
import { isId } from './is-id.ts'

test.each([
  ['01941b6e-9c00-7000-8000-0000000000ab', true],
  ['01941B6E-9C00-7000-8000-0000000000AB', true],
  ['-'.repeat(36), false],
  ['01941b6e9c00700080000000000000ab', false],
  ['01941b6e-9c00-7000-8000-0000000000ab\n', false],
  ['g1941b6e-9c00-7000-8000-0000000000ab', false],
  ['', false],
])('%j: %j', (text, expected) => {
  expect(isId(text)).toBe(expected)
})
