import { expect, test } from 'vitest'
import { partTitles } from './titles.ts'

test.each([
  ['Mrs. Ada Obi', 'Ada Obi', 'Mrs.'],
  ['ENGR. (DR.) MUSA BELLO', 'MUSA BELLO', 'ENGR. (DR.)'],
  ['Alhaji Sani Ade', 'Sani Ade', 'Alhaji'],
  ['Mr.Tola Ojo', 'Tola Ojo', 'Mr.'],
  // What is left must be a name.
  ['Mrs Bello', 'Mrs Bello', ''],
  ['A.Obi', 'A.Obi', ''],
  ['Malachi Dr', 'Malachi Dr', ''],
])('%s is %s', (typed, name, titles) => {
  expect(partTitles(typed)).toEqual({ name, titles })
})
