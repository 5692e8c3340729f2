import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordCount } from './word-count.ts'

test.each<[string, number]>([
  ['', 0],
  [' \n\t – … ', 0],
  ['One', 1],
  ['One  two\nthree.', 3],
  ["Don't; it’s well-read", 3],
  ["'quoted' -5 rock-'n'-roll", 5],
  ['In 1960, 35 states', 4],
  ['Ọjọ́ dára púpọ̀', 3],
  ['Ọjọ́ dára púpọ̀'.normalize('NFD'), 3],
  ['中文字', 1],
])('%j has %d words', (text, count) => {
  expect(wordCount(text)).toBe(count)
})

test('a word more is a word more, however the letters are written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(wordCount(`${text} ọ̀rọ̀`)).toBe(wordCount(text) + 1)
      expect(wordCount(`${text} ọ̀rọ̀`.normalize('NFD'))).toBe(wordCount(text.normalize('NFD')) + 1)
    }),
  )
})

test('the longest essay is counted, also one that is a single word or none', () => {
  for (const text of ['x'.repeat(20_000), "x'".repeat(10_000), '-'.repeat(20_000)]) {
    expect(wordCount(text)).toBeLessThanOrEqual(1)
  }
  expect(wordCount('x '.repeat(10_000))).toBe(10_000)
})
