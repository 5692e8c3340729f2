import { expect, test } from 'vitest'
import { birthDateProblem } from './birth-date.ts'

test.each(['2010-02-28', '2012-02-29', '1900-01-01'])('%s is a date of birth', (typed) => {
  expect(birthDateProblem(typed)).toBeNull()
})

test.each(['2010-02-31', '2011-02-29', '1899-12-31', '31/02/2010', '2010-2-3', '', 'x'])('%j is none', (typed) => {
  expect(birthDateProblem(typed)).toBe('Enter a valid date of birth.')
})
