import { expect, test } from 'vitest'
import { hiddenSignProblem } from './invisible-signs.ts'

const problem = 'Full Name has a hidden sign in it, as pasting can bring along. Please type it again.'

test.each([
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060', '\u2066', '\u2069'],
  ...['\ufeff', '\u2800', '\u3164', '\u00ad', '\u061c', '\u2028', '\n', '\t'],
])('%j is refused in a name', (sign) => {
  expect(hiddenSignProblem('Full Name', `Ada${sign}Eze`)).toBe(problem)
})

test.each([
  'Ụ̀lọ́ma Ẹ̀kọ́-Ọ̀ṣun',
  'Ɗanlami ƙwai',
  'Bólá O’Neil',
  'نور علي',
  'Term 1 ✏️',
  'Ada \u{1f469}\u{1f3ff}\u200d\u{1f3eb}',
  'A–Z (old)',
])('%s is a name', (name) => {
  expect(hiddenSignProblem('Full Name', name)).toBeNull()
  expect(hiddenSignProblem('Full Name', name.normalize('NFD'))).toBeNull()
})
