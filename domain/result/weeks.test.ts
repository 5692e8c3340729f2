import { expect, test } from 'vitest'
import type { AskedDays } from './days.ts'
import { spanOfDays } from './days.ts'
import { lastWeeks, weeksOfSpan } from './weeks.ts'

const weeksAt = (now: string) => lastWeeks(new Date(now), 3).map(({ week }) => week)

test('a week begins on Sunday at midnight in Lagos, an hour before that of UTC', () => {
  expect(weeksAt('2026-11-21T22:59:59Z')).toEqual(['2026-11-01', '2026-11-08', '2026-11-15'])
  expect(weeksAt('2026-11-21T23:00:00Z')).toEqual(['2026-11-08', '2026-11-15', '2026-11-22'])
})

test('weeks follow each other without a gap, over the turn of a year', () => {
  const weeks = lastWeeks(new Date('2027-01-02T12:00:00Z'), 8)
  expect(weeks.at(-1)?.week).toBe('2026-12-27')
  for (const [at, { from }] of weeks.entries()) if (at > 0) expect(from).toEqual(weeks[at - 1]?.until)
  expect(weeks).toHaveLength(8)
})

/** The first and the last week of the grid, how many there are and whether some are left out. */
const gridOf = (asked: AskedDays, now = '2026-11-24T12:00:00Z') => {
  const span = spanOfDays(asked)
  if (span === 'DAYS_INVALID') throw new Error('These are days.')
  const { weeks, isCut } = weeksOfSpan(span, new Date(now))
  return [weeks[0]?.week, weeks.at(-1)?.week, weeks.length, isCut]
}

test.each<[string, AskedDays, unknown[]]>([
  ['of no time in particular the last eight', {}, ['2026-10-04', '2026-11-22', 8, false]],
  ['all of a term so far', { from: '2026-09-07', to: '2026-12-18' }, ['2026-09-06', '2026-11-22', 12, false]],
  ['one day is of one week', { from: '2026-11-07', to: '2026-11-07' }, ['2026-11-01', '2026-11-01', 1, false]],
  [
    'sixteen whole weeks are all there',
    { from: '2026-08-02', to: '2026-11-21' },
    ['2026-08-02', '2026-11-15', 16, false],
  ],
  ['a day more is a week too many', { from: '2026-08-01', to: '2026-11-21' }, ['2026-08-02', '2026-11-15', 16, true]],
  ['from a day to now', { from: '2026-11-10' }, ['2026-11-08', '2026-11-22', 3, false]],
  ['all up to a day: the last of it', { to: '2026-10-10' }, ['2026-06-21', '2026-10-04', 16, true]],
  ['a time to come has none yet', { from: '2026-12-01' }, [undefined, undefined, 0, false]],
])('the grid: %s', (_what, asked, expected) => {
  expect(gridOf(asked)).toEqual(expected)
})
