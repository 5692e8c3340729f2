import { expect, test } from 'vitest'
import { canHaveBegun, isSealLive, mayFetchSealed, mayHaveBegunUnheard, mayShowHallCode } from './seal-times.ts'

const doors = { opensAt: new Date('2027-03-10T08:00:00Z'), closesAt: new Date('2027-03-10T10:00:00Z') }

test.each([
  ['2027-03-03T07:59:59Z', false],
  ['2027-03-03T08:00:00Z', true],
  ['2027-03-10T09:59:59Z', true],
  ['2027-03-10T10:00:00Z', false],
])('a sealed paper is fetched from a week before the doors open until they close: %s', (now, may) => {
  expect(mayFetchSealed(doors, new Date(now))).toBe(may)
})

test.each([
  [false, '2027-03-10T06:59:59Z', false],
  [false, '2027-03-10T07:00:00Z', true],
  [true, '2027-03-01T07:00:00Z', true],
])('the hall code is shown to who runs the exam, and in the last hour to invigilators: %s %s', (runsExam, now, may) => {
  expect(mayShowHallCode({ runsExam, opensAt: doors.opensAt }, new Date(now))).toBe(may)
})

test.each([
  ['2027-03-10T07:59:59Z', false],
  ['2027-03-10T08:00:00Z', true],
  ['2027-03-10T08:30:00Z', true],
  ['2027-03-10T08:30:01Z', false],
])('a hall began within its sitting and not in the future: %s', (at, can) => {
  expect(canHaveBegun(doors, new Date(at), new Date('2027-03-10T08:30:00Z'))).toBe(can)
})

test('nobody says that a hall began as its doors closed', () => {
  expect(canHaveBegun(doors, doors.closesAt, doors.closesAt)).toBe(false)
})

test('somebody may have begun unheard once the code of a live seal was shown', () => {
  const shownAt = doors.opensAt
  expect(mayHaveBegunUnheard({ shownAt: null, endedAt: null })).toBe(false)
  expect(mayHaveBegunUnheard({ shownAt, endedAt: null })).toBe(true)
  expect(mayHaveBegunUnheard({ shownAt, endedAt: doors.closesAt })).toBe(false)
  expect(isSealLive({ endedAt: null })).toBe(true)
})
