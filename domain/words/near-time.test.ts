import { expect, test } from 'vitest'
import { nearDay, nearTime } from './near-time.ts'

// Ten minutes past midnight in Lagos: the day before in UTC.
const now = new Date('2026-11-22T23:10:00Z')

test.each([
  ['2026-11-22T22:59:00Z', 'yesterday', 'yesterday, 11:59\u00a0pm'],
  ['2026-11-23T09:00:00Z', 'today', 'today, 10:00\u00a0am'],
  ['2026-11-24T07:00:00Z', 'tomorrow', 'tomorrow, 8:00\u00a0am'],
  ['2026-11-26T07:00:00Z', '26 Nov 2026', 'Thu 26 Nov, 8:00\u00a0am'],
  ['2027-01-04T07:00:00Z', '4 Jan 2027', 'Mon 4 Jan 2027, 8:00\u00a0am'],
])('%s is %s and %s', (at, day, time) => {
  expect(nearDay(new Date(at), now)).toBe(day)
  expect(nearTime(new Date(at), now)).toBe(time)
})
