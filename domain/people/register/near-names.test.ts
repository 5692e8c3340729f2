import { expect, test } from 'vitest'
import { nameWords } from './cells/read-name.ts'
import { areNearNames } from './near-names.ts'

test.each([
  ['Ibrahim A. Sample', 'SAMPLE IBRAHIM', true],
  ['I. A. Sample', 'Sample Ibrahim Abu', true],
  ['Ada', 'Ada Obi', true],
  ['A.', 'Ada Obi', false],
  ['Ada Obi', 'Ada Bello', false],
  // A figure is no initial.
  ['Sample Student 5', 'Sample Student 50', false],
])('%s and %s', (one, other, isNear) => {
  expect(areNearNames(nameWords(one), nameWords(other))).toBe(isNear)
  expect(areNearNames(nameWords(other), nameWords(one))).toBe(isNear)
})
