import { expect, test } from 'vitest'
import { nextTelling, tellingDue } from './end-told.ts'
import { beginOf, endOfPeriod } from './period.ts'

const end = endOfPeriod({ startsOn: '2026-09-01', endsOn: '2026-12-31' })
const at = (day: string, hour = 7) => new Date(beginOf(day).getTime() + hour * 3_600_000)

test.each([
  ['2026-12-16', null],
  ['2026-12-17', { telling: 14, daysLeft: 14 }],
  ['2026-12-20', { telling: 14, daysLeft: 11 }],
  ['2026-12-27', { telling: 14, daysLeft: 4 }],
  ['2026-12-28', { telling: 3, daysLeft: 3 }],
  ['2026-12-30', { telling: 3, daysLeft: 1 }],
  ['2026-12-31', { telling: 0, daysLeft: 0 }],
  ['2027-01-01', null],
])('on %s it is time for %o', (day, due) => {
  expect(tellingDue(end, at(day))).toEqual(due)
})

test.each([
  [at('2026-11-01'), at('2026-12-17')],
  [at('2026-12-17', 6), at('2026-12-17')],
  [at('2026-12-17'), at('2026-12-28')],
  [at('2026-12-28'), at('2026-12-31')],
  [at('2026-12-31'), null],
])('after %s the next one is at %s', (now, next) => {
  expect(nextTelling(end, now)).toEqual(next)
})

test('a trial that ends at noon has that day as its last', () => {
  expect(tellingDue(at('2026-12-31', 12), at('2026-12-31'))).toEqual({ telling: 0, daysLeft: 0 })
})
