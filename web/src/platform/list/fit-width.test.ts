import { expect, test } from 'vitest'
import { fitWidth } from './fit-width.ts'

test.each([
  [['Biology', 'Mathematics'], '112px'],
  [['Agricultural Science and Home Economics'], '152px'],
  // A letter with its marks is one.
  [['Ìṣirò'], '64px'],
  [[], '24px'],
])('a column of %j is %s wide', (texts, width) => {
  expect(fitWidth(texts, { most: 16, besidePx: 24 })).toBe(width)
})
