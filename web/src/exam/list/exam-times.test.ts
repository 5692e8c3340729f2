import { expect, test } from 'vitest'
import { closesText, opensText } from './exam-times.ts'

const now = new Date('2026-11-24T08:00:00Z')

test.each([
  ['2026-11-24T09:00:00Z', 'Today, 10:00\u00a0am'],
  ['2026-11-23T23:30:00Z', 'Today, 12:30\u00a0am'],
  ['2026-11-23T07:00:00Z', 'Mon 23 Nov, 8:00\u00a0am'],
  ['2027-01-15T07:00:00Z', 'Fri 15 Jan 2027, 8:00\u00a0am'],
])('what opens at %s opens %j', (opensAt, expected) => {
  expect(opensText(opensAt, now)).toBe(expected)
})

test.each([
  ['2026-11-24T09:00:00Z', '2026-11-24T10:30:00Z', 'closes 11:30\u00a0am'],
  ['2026-11-24T09:00:00Z', '2026-11-26T22:59:00Z', 'closes 26 Nov'],
  ['2026-12-31T09:00:00Z', '2027-01-02T09:00:00Z', 'closes 2 Jan 2027'],
])('what opens at %s and closes at %s says %j', (opensAt, closesAt, expected) => {
  expect(closesText({ opensAt, closesAt }, now)).toBe(expected)
})
