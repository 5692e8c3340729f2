import { maxOptions, minOptions, questionTypes } from '@sabimark/domain/bank/question.ts'
import { expect, test } from 'vitest'
import { renderSite } from './render.tsx'

const pages = renderSite()
const wordsOf = (path: string) => pages.find((page) => page.path === path)?.body.replaceAll(/<[^>]+>/g, '') ?? ''

test('the public pages call a student a student', () => {
  for (const { path, body } of pages) expect(body, `${path}`).not.toMatch(/pupil/i)
})

test('they promise the questions the bank takes, and no others', () => {
  expect(questionTypes).toEqual(['multiple_choice', 'true_false', 'essay', 'fill_blank'])
  expect([minOptions, maxOptions]).toEqual([2, 10])
  const kinds =
    'with two to ten options and one or several right answers, true or false, blanks for words or numbers, and essays'
  expect(wordsOf('/documentation').replaceAll(/\s+/g, ' ')).toContain(kinds)
  expect(wordsOf('/help-center').replaceAll(/\s+/g, ' ')).toContain('Essays are marked by your teachers')
})
