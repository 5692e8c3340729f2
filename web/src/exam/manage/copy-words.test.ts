import { expect, test } from 'vitest'
import { copyWords } from './copy-words.ts'

test('a copy says which questions it has not and which sections lack some, and nothing where it has all', () => {
  expect(copyWords({ leftOutCount: 0, shortSections: [] })).toEqual([])
  expect(copyWords({ leftOutCount: 1, shortSections: ['Section A'] })).toEqual([
    '1 question is left out: it is archived, or not yours to choose.',
    '“Section A” has too few questions to be published.',
  ])
  expect(copyWords({ leftOutCount: 3, shortSections: ['Section A', 'Section B'] })).toEqual([
    '3 questions are left out: they are archived, or not yours to choose.',
    '“Section A”, “Section B” have too few questions to be published.',
  ])
})
