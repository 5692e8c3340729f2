import { expect, test } from 'vitest'
import { rowsOf } from './paged.ts'

test('the rows of all pages, in their order', () => {
  const pages = [
    { items: ['a', 'b'], nextCursor: 'b' },
    { items: ['c'], nextCursor: null },
  ]
  expect(rowsOf({ pages })).toEqual(['a', 'b', 'c'])
  expect(rowsOf(undefined)).toEqual([])
})
