import { expect, test } from 'vitest'
import { monthsOf } from './schedule.ts'

test.each([
  [['2026-11-01', '2026-11-30'], 'November 2026'],
  [['2026-11-22', '2026-12-01', '2026-12-26'], 'November – December 2026'],
  [['2026-12-06', '2027-01-09'], 'December 2026 – January 2027'],
])('the calendar from %s says %s', (days, said) => {
  expect(monthsOf(days)).toBe(said)
})
