import { expect, test } from 'vitest'
import { namesLike, subjectKey, usualName } from './subject-names.ts'

test('no short name is of two subjects', () => {
  for (const key of ['maths', 'eng', 'crk', 'bst', 'comp', 'acct', 'basicscience']) {
    expect(namesLike(key).filter((one) => !namesLike(one).includes(key))).toEqual([])
  }
  expect(subjectKey('a'.repeat(2_000_000))).toHaveLength(200)
  const names = ['agric', 'Lit-in-Eng', 'B.S.T', 'Woodwork'].map(usualName)
  expect(names).toEqual(['Agricultural Science', 'Literature in English', 'Basic Science and Technology', null])
})
