import { expect, test } from 'vitest'
import { birthDateProblem, unbornProblem } from './birth-date.ts'

test.each(['2010-02-28', '2012-02-29', '1900-01-01'])('%s is a date of birth', (typed) => {
  expect(birthDateProblem(typed)).toBeNull()
})

test.each(['2010-02-31', '2011-02-29', '1899-12-31', '31/02/2010', '2010-2-3', '', 'x'])('%j is none', (typed) => {
  expect(birthDateProblem(typed)).toBe('Enter a valid date of birth.')
})

test.each([
  ['', null],
  ['2010-02-28', null],
  ['2026-11-24', null],
  ['2026-11-25', null],
  ['2026-11-26', 'Enter a date in the past.'],
  ['9999-12-31', 'Enter a date in the past.'],
])('on 24 November 2026, %j is told: %s', (day, problem) => {
  expect(unbornProblem(day, new Date('2026-11-24T23:59:59Z'))).toBe(problem)
})
