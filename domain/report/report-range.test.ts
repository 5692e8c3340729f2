import { describe, expect, test } from 'vitest'
import type { Term } from '../school/terms/term.ts'
import { daysOfRange, rangeBefore } from './report-range.ts'

const terms: Term[] = [
  { name: 'First term', year: '2026/2027', firstDay: '2026-09-14', lastDay: '2026-12-11' },
  { name: 'Second term', year: '2026/2027', firstDay: '2027-01-11', lastDay: '2027-04-09' },
]
// Monday 23 November 2026, half past midnight in Lagos; in UTC it is still Sunday.
const now = new Date('2026-11-22T23:30:00Z')

const daysOf = (asked: Parameters<typeof daysOfRange>[0], at = now, of = terms) => {
  const range = daysOfRange(asked, { now: at, terms: of })
  return typeof range === 'string' ? range : [range.firstDay, range.lastDay, range.words]
}

describe('the days a report is of', () => {
  test('a week is from Sunday to Saturday in Lagos', () => {
    expect(daysOf({ range: 'this_week' })).toEqual([
      '2026-11-22',
      '2026-11-28',
      'This week, 22 Nov 2026 to 28 Nov 2026',
    ])
    const sunday = new Date('2026-11-21T23:00:00Z')
    expect(daysOf({ range: 'this_week' }, sunday)?.[0]).toBe('2026-11-22')
    expect(daysOf({ range: 'this_week' }, new Date(sunday.getTime() - 1))?.[0]).toBe('2026-11-15')
  })

  test.each([
    ['2026-12-31T12:00:00Z', '2026-12-01', '2026-12-31'],
    ['2027-02-10T12:00:00Z', '2027-02-01', '2027-02-28'],
    ['2028-02-29T12:00:00Z', '2028-02-01', '2028-02-29'],
  ])('the month of %s is from %s to %s', (at, first, last) => {
    expect(daysOf({ range: 'this_month' }, new Date(at))?.slice(0, 2)).toEqual([first, last])
  })

  test('a term is the one that is running; in the holidays there is none', () => {
    expect(daysOf({ range: 'this_term' })).toEqual([
      '2026-09-14',
      '2026-12-11',
      'First term 2026/2027, 14 Sep 2026 to 11 Dec 2026',
    ])
    expect(daysOf({ range: 'this_term' }, new Date('2026-12-20T12:00:00Z'))).toBe('NO_TERM')
  })

  test('a year is the school year, also in its holidays, and without terms the calendar year', () => {
    expect(daysOf({ range: 'this_year' }, new Date('2026-12-20T12:00:00Z'))).toEqual([
      '2026-09-14',
      '2027-04-09',
      'School year 2026/2027, 14 Sep 2026 to 9 Apr 2027',
    ])
    expect(daysOf({ range: 'this_year' }, now, [])).toEqual([
      '2026-01-01',
      '2026-12-31',
      'This calendar year, 1 Jan 2026 to 31 Dec 2026',
    ])
  })

  test('a school year of twenty years is a slip in one of its terms: then it is the calendar year', () => {
    const slip = { name: 'Third term', year: '2026/2027', firstDay: '2006-04-24', lastDay: '2006-07-20' }
    expect(daysOf({ range: 'this_year' }, now, [...terms, slip])?.[0]).toBe('2026-01-01')
  })

  test('chosen days are taken as they are, until tomorrow', () => {
    expect(daysOf({ range: 'custom', from: '2026-11-24', to: '2026-11-24' })).toEqual([
      '2026-11-24',
      '2026-11-24',
      '24 Nov 2026',
    ])
  })

  test.each([
    ['2026-11-02', '2026-11-01'],
    ['2026-11-01', '2026-11-25'],
    ['2016-11-01', '2026-11-01'],
    ['0000-01-01', '0000-01-02'],
    ['2026-02-30', '2026-03-01'],
    [undefined, '2026-11-01'],
  ])('from %s to %s is refused', (from, to) => {
    expect(daysOf({ range: 'custom', from, to })).toBe('RANGE_INVALID')
  })

  test('the range before is as long and ends the day before', () => {
    const range = daysOfRange({ range: 'custom', from: '2026-11-08', to: '2026-11-14' }, { now, terms })
    if (typeof range === 'string') throw new Error(range)
    const before = rangeBefore(range)
    expect([before.firstDay, before.lastDay]).toEqual(['2026-11-01', '2026-11-07'])
    expect(before.until).toEqual(range.from)
  })
})
