import { expect, test } from 'vitest'
import { tagsFromText } from './tags.ts'

test('tags are split, tidied and kept once', () => {
  expect(tagsFromText(' WAEC  2024, algebra,, algebra , ')).toEqual(['WAEC 2024', 'algebra'])
  expect(tagsFromText('x'.repeat(41))).toEqual([])
})
