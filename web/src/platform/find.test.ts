import { expect, test } from 'vitest'
import { isFound } from './find.ts'

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
