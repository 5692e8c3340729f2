import { expect, test } from 'vitest'
import { copyTitle, weeksOn } from './exam-copy.ts'

test.each([
  ['First term mock', 'Copy of First term mock'],
  ['Copy of Algebra', 'Copy of Copy of Algebra'],
  ['x'.repeat(160), `Copy of ${'x'.repeat(152)}`],
  ['😀'.repeat(160), `Copy of ${'😀'.repeat(152)}`],
])('the copy of %s', (title, copy) => {
  expect(copyTitle(title)).toBe(copy)
})

const of = (scheduledDate: string, closingDate = scheduledDate) => ({
  ...{ scheduledDate, scheduledTime: '09:00', closingDate, closingTime: '11:30' },
})

test.each([
  ['one that is to come, a week later', of('2026-11-27', '2026-11-28'), of('2026-12-04', '2026-12-05')],
  ['one of this morning, in a week', of('2026-11-23'), of('2026-11-30')],
  ['one of exactly a week ago, in a week', of('2026-11-16'), of('2026-11-30')],
  ['one of last year, on the next such day of the week', of('2025-11-27'), of('2026-11-26')],
])('%s', (_what, times, copied) => {
  expect(weeksOn(times, new Date('2026-11-23T08:00:00Z'))).toEqual(copied)
})
