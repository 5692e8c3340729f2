import { expect, test } from 'vitest'
import { lagosInstant } from '../words/lagos-time.ts'
import { isBackupDue, isBackupLate } from './backup-due.ts'

/** A time in Lagos, as in '24 02:00': of a day in November 2026. */
function at(text: string): Date {
  const [day = '', time = ''] = text.split(' ')
  const instant = lagosInstant(`2026-11-${day}`, time)
  if (!instant) throw new Error(`${text} is no time`)
  return instant
}

const startedAt = at('01 09:00')
const so = (last: string | null, now: string) => ({
  lastAt: last === null ? null : at(last),
  startedAt,
  now: at(now),
})

test.each<[why: string, last: string | null, now: string, sittings: Array<[string, string]>, isDue: boolean]>([
  ['at two in the night', '23 02:00', '24 02:00', [], true],
  ['not a minute before', '23 02:00', '24 01:59', [], false],
  ['later where the server was off at night', '23 02:03', '24 07:30', [], true],
  ['not a second time in a day', '24 02:03', '24 23:59', [], false],
  ['also when one was taken by hand in the evening', '23 21:00', '24 02:00', [], true],
  ['the first at once', null, '24 11:00', [], true],
  ['at once where the last is from a time to come', '30 02:00', '24 11:00', [], true],
  ['not while a sitting is open', '23 02:00', '24 02:00', [['23 20:00', '24 02:01']], false],
  ['but as soon as it has closed', '23 02:00', '24 02:01', [['23 20:00', '24 02:01']], true],
  ['not where one opens within half an hour', '23 02:00', '24 07:30', [['24 08:00', '24 10:00']], false],
  ['but before that', '23 02:00', '24 07:29', [['24 08:00', '24 10:00']], true],
  [
    'not between two where either is too near',
    '23 02:00',
    '24 12:00',
    [
      ['24 10:00', '24 11:00'],
      ['24 12:15', '24 13:00'],
    ],
    false,
  ],
  ['not the first one while somebody sits', null, '01 10:00', [['01 09:30', '01 12:00']], false],
  ['not while a sitting of twelve hours is open', '23 02:00', '24 02:00', [['23 18:00', '24 06:00']], false],
  ['while one of more than twelve hours is', '23 02:00', '24 02:00', [['23 18:00', '24 06:01']], true],
  ['also where one of a month is about to open', '23 02:00', '24 02:00', [['24 02:10', '30 18:00']], true],
  [
    'not while a short one is open within that of a month',
    '23 02:00',
    '24 02:00',
    [
      ['01 08:00', '30 18:00'],
      ['24 01:00', '24 03:00'],
    ],
    false,
  ],
  ['whatever is open after 44 hours', '22 02:00', '23 22:01', [['23 20:00', '24 01:00']], true],
  ['not whatever is open at 44 hours', '22 02:00', '23 22:00', [['23 20:00', '24 01:00']], false],
  ['the first whatever is open 44 hours after the first start', null, '03 05:01', [['03 01:00', '03 08:00']], true],
])('a backup is taken %s', (_why, last, now, sittings, isDue) => {
  const openings = sittings.map(([opens, closes]) => ({ opensAt: at(opens), closesAt: at(closes) }))
  expect(isBackupDue(so(last, now), openings)).toBe(isDue)
})

test.each<[why: string, now: string, sittings: Array<[string, string]>, isDue: boolean]>([
  ['at once', '24 11:00', [], true],
  ['not while somebody sits', '24 11:00', [['24 10:00', '24 12:00']], false],
])('into a place without any it is taken %s, although it is not time', (_why, now, sittings, isDue) => {
  const openings = sittings.map(([opens, closes]) => ({ opensAt: at(opens), closesAt: at(closes) }))
  expect(isBackupDue(so('24 02:00', now), openings)).toBe(false)
  expect(isBackupDue(so('24 02:00', now), openings, true)).toBe(isDue)
})

test.each<[last: string | null, now: string, isLate: boolean]>([
  ['22 02:00', '24 02:00', false],
  ['22 02:00', '24 02:01', true],
  [null, '03 09:00', false],
  [null, '03 09:01', true],
  ['30 02:00', '24 11:00', true],
])('with a last backup at %s it is late at %s: %s', (last, now, isLate) => {
  expect(isBackupLate(so(last, now))).toBe(isLate)
})
