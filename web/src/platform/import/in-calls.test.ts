import { expect, test } from 'vitest'
import { inCalls } from './in-calls.ts'

test('calls take fifty questions and 900 kB', () => {
  const sizes = (all: readonly string[]) => inCalls(all, 50).map(({ length }) => length)
  expect(sizes(Array.from({ length: 120 }, () => 'x'))).toEqual([50, 50, 20])
  expect(sizes(Array.from({ length: 5 }, () => 'ẹ'.repeat(100_000)))).toEqual([2, 2, 1])
  expect(sizes([])).toEqual([])
})
