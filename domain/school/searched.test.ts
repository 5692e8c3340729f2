import { expect, test } from 'vitest'
import { type SearchedList, searchLabel } from './searched.ts'

test.each<[SearchedList, string]>([
  ['schools', 'Search by name or address'],
  ['students', 'Search by name, email or student ID'],
  ['teachers', 'Search by name, email or subject'],
  ['exams', 'Search by title, subject or class'],
  ['questions', 'Search by question, subject or topic'],
])('the search of %s says what it looks through', (list, label) => {
  expect(searchLabel(list)).toBe(label)
})
