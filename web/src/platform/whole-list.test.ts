import { expect, test } from 'vitest'
import { isFound, rowsOf } from './whole-list.ts'

test.each([
  ['adesola', ['Adéṣọlá Ọláwálé']],
  ['OLAWALE', ['Adéṣọlá Ọláwálé']],
  ['ṣọlá', ['Adesola']],
  ['  mth ', ['Mathematics', 'MTH']],
  ['', []],
])('%j is found in %j', (typed, texts) => {
  expect(isFound(typed, texts)).toBe(true)
})

test('what stands nowhere is not found', () => {
  expect(isFound('bio', ['Mathematics', 'MTH'])).toBe(false)
})

test('the rows of all pages, in their order', () => {
  const pages = [
    { items: ['a', 'b'], nextCursor: 'b' },
    { items: ['c'], nextCursor: null },
  ]
  expect(rowsOf({ pages })).toEqual(['a', 'b', 'c'])
  expect(rowsOf(undefined)).toEqual([])
})
