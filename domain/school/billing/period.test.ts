import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginOf,
  dayAfter,
  daysFromTo,
  endOfPeriod,
  nairaFromText,
  nairaText,
  overlapping,
  periodProblems,
  periodText,
  receiptText,
} from './period.ts'

const days = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 120 }))
  .map(([from, count]) => ({ startsOn: dayAfter('2026-01-01', from), endsOn: dayAfter('2026-01-01', from + count) }))

test('two periods overlap where some instant is in both, whichever is asked first', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const isShared = beginOf(one.startsOn) < endOfPeriod(other) && beginOf(other.startsOn) < endOfPeriod(one)
      expect(overlapping([one], other)).toBe(isShared ? one : undefined)
      expect(overlapping([other], one)).toBe(isShared ? other : undefined)
    }),
  )
})

test('days are counted by the calendar in Lagos', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(beginOf('2026-09-01').toISOString()).toBe('2026-08-31T23:00:00.000Z')
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), (count) => {
      expect(daysFromTo('2026-09-01', dayAfter('2026-09-01', count))).toBe(count)
    }),
  )
})

const right = { startsOn: '2026-09-01', endsOn: '2026-12-31', paidOn: '2026-08-20' }

test.each([
  ['as it should be', {}, []],
  ['of one day', { endsOn: '2026-09-01' }, []],
  ['that ends before it begins', { endsOn: '2026-08-31' }, ['endsOn']],
  ['of 400 days', { endsOn: dayAfter('2026-09-01', 399) }, []],
  ['of 401', { endsOn: dayAfter('2026-09-01', 400) }, ['endsOn']],
  ['that begins a year from now', { startsOn: '2027-08-26', endsOn: '2027-08-26' }, []],
  ['that begins later', { startsOn: '2027-08-27', endsOn: '2027-08-27' }, ['startsOn']],
  ['of long ago', { startsOn: '2025-08-23', endsOn: '2025-08-23' }, ['startsOn']],
  ['paid today', { paidOn: '2026-08-25' }, []],
  ['paid tomorrow', { paidOn: '2026-08-26' }, ['paidOn']],
  ['of days there are not', { startsOn: '2026-02-30', endsOn: 'soon', paidOn: '' }, ['startsOn', 'endsOn', 'paidOn']],
])('a period %s', (_what, change, wrong) => {
  expect(Object.keys(periodProblems({ ...right, ...change }, '2026-08-25'))).toEqual(wrong)
})

test('what a receipt says', () => {
  expect(receiptText(12)).toBe('SM-000012')
  expect(receiptText(1_234_567)).toBe('SM-1234567')
  expect(nairaText(120_000)).toBe('₦120,000')
  expect(periodText(right)).toBe('1 Sep 2026 to 31 Dec 2026')
})

test.each([
  ['₦120,000.00', 120_000],
  [' 120 000 ', 120_000],
  ['0', 0],
  ['120000.5', null],
  ['abc', null],
  ['', null],
  ['-1', null],
  ['1e9', null],
  ['1,000,000,001', null],
])('%s is %s naira', (typed, naira) => {
  expect(nairaFromText(typed)).toBe(naira)
})
