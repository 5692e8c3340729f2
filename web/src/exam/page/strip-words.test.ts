import { expect, test } from 'vitest'
import { goneShare, leftText, soonText } from './strip-words.ts'

const now = new Date('2026-11-24T09:48:00Z')

test.each([
  ['2026-11-24T10:30:00Z', '42 minutes left'],
  ['2026-11-24T09:49:30Z', '1 minute left'],
  ['2026-11-24T09:48:30Z', 'Less than 1 minute left'],
  ['2026-11-24T09:47:00Z', 'The doors are closed'],
  ['2026-11-24T15:30:00Z', 'Open until today, 4:30\u00a0pm'],
  ['2026-11-25T22:59:00Z', 'Open until Wed 25 Nov, 11:59\u00a0pm'],
])('with the doors closing at %s it says %j', (closesAt, expected) => {
  expect(leftText(closesAt, now)).toBe(expected)
})

test.each([
  ['2026-11-24T10:08:00Z', 'in 20 minutes'],
  ['2026-11-24T14:48:00Z', 'in 5 hours'],
  ['2026-11-25T07:00:00Z', 'in 21 hours'],
  ['2026-11-25T11:00:00Z', 'tomorrow'],
  ['2026-11-26T07:00:00Z', 'in 2 days'],
  ['2026-11-24T09:00:00Z', ''],
])('what opens at %s opens %j', (opensAt, expected) => {
  expect(soonText(opensAt, now)).toBe(expected)
})

test('the share of the time that is gone stays between 0 and 100', () => {
  const hours = { opensAt: '2026-11-24T09:00:00Z', closesAt: '2026-11-24T10:00:00Z' }
  expect([now, new Date(0), new Date('2027-01-01')].map((at) => goneShare(hours, at))).toEqual([80, 0, 100])
})
