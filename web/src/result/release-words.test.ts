import { expect, test } from 'vitest'
import { answersReleaseText, scoreReleaseText } from './release-words.ts'

test('what is shown needs no words', () => {
  expect(scoreReleaseText({ shown: true, at: null })).toBeNull()
  expect(answersReleaseText({ shown: true, at: '2026-11-20T22:59:00.000Z' })).toBeNull()
})

test('a time is said in Lagos, a person by name of the school', () => {
  const later = { shown: false, at: '2026-11-20T22:59:00.000Z' }
  expect(scoreReleaseText(later)).toBe('Your score is shown from Fri 20 Nov 2026, 11:59 pm.')
  expect(answersReleaseText(later)).toContain('Fri 20 Nov 2026, 11:59 pm')
  expect(scoreReleaseText({ shown: false, at: null })).toContain('your school releases')
  expect(answersReleaseText({ shown: false, at: null })).toContain('your school releases')
})
