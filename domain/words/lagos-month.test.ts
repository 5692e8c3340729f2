import { expect, test } from 'vitest'
import { lagosMonth, monthsAt } from './lagos-month.ts'

test.each([
  ['the middle of a month', '2026-11-20T12:00:00Z', '2026-11-01'],
  ['an hour before midnight in London is the next day in Lagos', '2026-10-31T23:00:00Z', '2026-11-01'],
  ['the last millisecond of a month in Lagos', '2026-10-31T22:59:59.999Z', '2026-10-01'],
  ['the new year comes to Lagos first', '2026-12-31T23:00:00Z', '2027-01-01'],
  ['a leap day', '2028-02-29T22:59:59Z', '2028-02-01'],
])('%s', (_what, instant, month) => {
  expect(lagosMonth(new Date(instant))).toBe(month)
})

test.each([
  ['2026-11-20T12:00:00Z', '2026-11-01', '2026-10-01', '2026-10-31T23:00:00.000Z'],
  ['2026-10-31T23:00:00Z', '2026-11-01', '2026-10-01', '2026-10-31T23:00:00.000Z'],
  ['2026-10-31T22:59:59Z', '2026-10-01', '2026-09-01', '2026-09-30T23:00:00.000Z'],
  ['2027-01-05T08:00:00Z', '2027-01-01', '2026-12-01', '2026-12-31T23:00:00.000Z'],
  ['2028-03-01T00:00:00Z', '2028-03-01', '2028-02-01', '2028-02-29T23:00:00.000Z'],
])('at %s', (now, thisMonth, lastMonth, turnedAt) => {
  expect(monthsAt(new Date(now))).toEqual({ thisMonth, lastMonth, turnedAt: new Date(turnedAt) })
})
