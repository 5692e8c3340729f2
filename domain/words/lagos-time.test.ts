import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultClosing, formatLagos, formatLagosNow, lagosDate, lagosInstant, lagosTime } from './lagos-time.ts'

test.each([
  ['2026-11-20', '09:52', '2026-11-20T08:52:00.000Z'],
  ['2026-11-20', '00:30', '2026-11-19T23:30:00.000Z'],
  ['2028-02-29', '12:00', '2028-02-29T11:00:00.000Z'],
  ['2026-07-01', '12:00', '2026-07-01T11:00:00.000Z'],
])('%s %s in Lagos is %s', (date, time, expected) => {
  expect(lagosInstant(date, time)?.toISOString()).toBe(expected)
})

test.each([
  ['2026-02-29', '09:00'],
  ['2026-06-31', '09:00'],
  ['2026-13-01', '09:00'],
  ['2026-00-10', '09:00'],
  ['2026-11-20', '24:00'],
  ['2026-11-20', '09:60'],
  ['2026-11-20', '9:00'],
  ['20-11-2026', '09:00'],
  ['2026-11-20T00', '09:00'],
  ['', ''],
])('there is no %j %j', (date, time) => {
  expect(lagosInstant(date, time)).toBeNull()
})

test.each([
  ['2026-11-20T08:52:00Z', 'Fri 20 Nov 2026, 9:52\u00a0am'],
  ['2026-11-20T11:00:00Z', 'Fri 20 Nov 2026, 12:00\u00a0pm'],
  ['2026-11-19T23:05:59Z', 'Fri 20 Nov 2026, 12:05\u00a0am'],
  ['2026-12-31T22:59:00Z', 'Thu 31 Dec 2026, 11:59\u00a0pm'],
  ['2026-12-31T23:00:00Z', 'Fri 1 Jan 2027, 12:00\u00a0am'],
])('%s reads %j', (instant, expected) => {
  expect(formatLagos(new Date(instant))).toBe(expected)
})

test.each([
  ['in the year that runs', '2026-11-30T17:35:00Z', '2026-11-20T08:52:00Z', 'Mon 30 Nov, 6:35\u00a0pm'],
  ['of the next year', '2027-01-04T17:35:00Z', '2026-11-20T08:52:00Z', 'Mon 4 Jan 2027, 6:35\u00a0pm'],
  ['of the year before, read later', '2026-11-30T17:35:00Z', '2027-02-01T08:52:00Z', 'Mon 30 Nov 2026, 6:35\u00a0pm'],
  // In Lagos 2027 begins an hour before it does in UTC.
  ['old since Lagos has a new year', '2026-12-31T22:59:00Z', '2026-12-31T23:00:00Z', 'Thu 31 Dec 2026, 11:59\u00a0pm'],
  ['new in the new year of Lagos', '2026-12-31T23:30:00Z', '2026-12-31T23:00:00Z', 'Fri 1 Jan, 12:30\u00a0am'],
  ['in the new year, not there yet', '2026-12-31T23:30:00Z', '2026-12-31T22:59:00Z', 'Fri 1 Jan 2027, 12:30\u00a0am'],
])('a time %s', (_what, instant, now, expected) => {
  expect(formatLagosNow(new Date(instant), new Date(now))).toBe(expected)
})

test('an exam closes at 23:59 of its day', () => {
  expect(defaultClosing('2026-11-20')?.toISOString()).toBe('2026-11-20T22:59:00.000Z')
  expect(defaultClosing('2026-11-31')).toBeNull()
})

test('every minute reads back as it was set', () => {
  const minute = fc.integer({ min: 0, max: 40_000_000 })
  fc.assert(
    fc.property(minute, (minutes) => {
      const instant = new Date(minutes * 60_000)
      expect(lagosInstant(lagosDate(instant), lagosTime(instant))).toEqual(instant)
    }),
  )
})
