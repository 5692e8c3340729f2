import { expect, test } from 'vitest'
import { comingLeaveProblem, leaveDayProblem, yearText } from './leaving.ts'

test.each([
  ['2026-07-24', null],
  ['2026-02-30', 'Enter a valid day.'],
  ['24/07/2026', 'Enter a valid day.'],
  ['1989-12-31', 'Enter a valid day.'],
])('the day %s', (day, problem) => {
  expect(leaveDayProblem(day)).toBe(problem)
})

test('nobody has left on a day to come', () => {
  expect(comingLeaveProblem('2026-07-24', '2026-07-24')).toBeNull()
  expect(comingLeaveProblem('2026-07-25', '2026-07-24')).toBe('Enter today or a day before it.')
})

test('what a year of a student came to', () => {
  expect(yearText({ className: 'SS1B', outcome: 'promoted' })).toBe('SS1B, promoted')
  expect(yearText({ className: null, outcome: null })).toBe('No class')
})
