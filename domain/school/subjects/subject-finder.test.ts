import { expect, test } from 'vitest'
import { subjectFinder } from './subject-finder.ts'

const of = (...names: string[]) => subjectFinder(names.map((name, at) => ({ id: name, name, code: `C${at}` })))

test.each([
  ['Maths', 'Mathematics'],
  ['Mathematics', 'General Mathematics'],
  ['F/Maths', 'Further Mathematics'],
  ['Eng', 'English Language'],
  ['ENGLISH', 'English Language'],
  ['Lit', 'Literature-in-English'],
  ['Lit-in-English', 'Literature in English'],
  ['Agric', 'Agricultural Science'],
  ['Agric. Sci.', 'Agricultural Science'],
  ['CRK', 'Christian Religious Studies'],
  ['C.R.S', 'Christian Religious Knowledge'],
  ['IRK', 'Islamic Religious Studies'],
  ['Bio', 'Biology'],
  ['Chem', 'Chemistry'],
  ['Phy', 'Physics'],
  ['Econs', 'Economics'],
  ['Govt.', 'Government'],
  ['Comp', 'Computer Studies'],
  ['B.S.T', 'Basic Science & Technology'],
  ['PHE', 'Physical and Health Education'],
  ['Geo', 'Geography'],
  ['Acct', 'Financial Accounting'],
  ['Yoruba', 'Yorùbá'],
  ['Yorùbá'.normalize('NFD'), 'Yoruba'],
])('%s is %s', (typed, name) => {
  expect(of(name, 'Alchemy')(typed)).toBe(name)
})

test.each([
  ['Maths', ['Further Mathematics']],
  ['English', ['English Studies', 'English Language']],
  ['Igbo', ['Ìgbò', 'Ígbó']],
  ['', ['Mathematics']],
  ['Astrology', ['Biology']],
])('%j is none of %j, or may be several', (typed, names) => {
  expect(of(...names)(typed)).toBeUndefined()
})

test('a code stands before a short name, and a name before another one’s short name', () => {
  const find = subjectFinder([
    { id: 'm', name: 'Mathematics', code: 'MTH' },
    { id: 'x', name: 'Woodwork', code: 'MATHS' },
    { id: 'g', name: 'Government', code: 'BIO' },
    { id: 'b', name: 'Biology', code: 'B' },
  ])
  expect(['maths', 'Math', 'bio', 'Biology'].map(find)).toEqual(['x', 'm', 'g', 'b'])
})
