import { expect, test } from 'vitest'
import { foldForSearch } from './search-fold.ts'

test.each([
  ['Adéṣọlá Ọláwálé', 'adesola olawale'],
  ['Ụ̀lọ́ma', 'uloma'],
  ['ƊANLAMI Ƙofa', 'danlami kofa'],
  ['ɓarna ƴanci', 'barna yanci'],
  ['  MTH ', 'mth'],
  ['', ''],
])('%j is looked for as %j', (text, expected) => {
  expect(foldForSearch(text)).toBe(expected)
  expect(foldForSearch(expected)).toBe(expected)
})
