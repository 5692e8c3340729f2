import { expect, test } from 'vitest'
import { trialDaysLeft, trialEndsAt } from './trial.ts'

test('a trial lasts 14 days to the second', () => {
  expect(trialEndsAt(new Date('2026-11-20T09:30:15Z'))).toEqual(new Date('2026-12-04T09:30:15Z'))
  expect(trialEndsAt(new Date('2026-12-25T00:00:00Z'))).toEqual(new Date('2027-01-08T00:00:00Z'))
})

const endsAt = '2026-12-04T11:00:00Z' // noon in Lagos

test.each([
  ['2026-11-20T11:00:00Z', 14],
  ['2026-12-02T00:00:00Z', 2],
  // Midnight of Lagos has passed, that of London has not.
  ['2026-12-02T23:30:00Z', 1],
  ['2026-12-03T22:59:59Z', 1],
  ['2026-12-03T23:00:00Z', 0],
  ['2026-12-04T10:59:59Z', 0],
  ['2026-12-04T11:00:00Z', null],
  ['2027-03-01T00:00:00Z', null],
])('at %s there are %s days left', (now, expected) => {
  expect(trialDaysLeft(new Date(endsAt), new Date(now))).toBe(expected)
})
