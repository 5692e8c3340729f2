import { expect, test } from 'vitest'
import { deadlineOf, minutesCutTo, sittingPhase } from './sitting.ts'

const opensAt = new Date('2026-11-20T09:00:00.000Z')
const closesAt = new Date('2026-11-20T12:00:00.000Z')

test.each([
  ['2026-11-20T08:59:59.999Z', 'not_open'],
  ['2026-11-20T09:00:00.000Z', 'open'],
  ['2026-11-20T11:59:59.999Z', 'open'],
  ['2026-11-20T12:00:00.000Z', 'closed'],
])('at %s it is %s', (now, expected) => {
  expect(sittingPhase({ opensAt, closesAt }, new Date(now))).toBe(expected)
})

test.each([
  ['09:00:00', 60, '10:00:00'],
  ['11:00:00', 60, '12:00:00'],
  ['11:30:00', 60, '12:00:00'],
])('started %s for %i min ends %s', (started, durationMinutes, ends) => {
  const startedAt = new Date(`2026-11-20T${started}Z`)
  expect(deadlineOf({ startedAt, durationMinutes, closesAt })).toEqual(new Date(`2026-11-20T${ends}Z`))
})

test.each([
  ['09:00:00.000', 180, null],
  ['09:00:00.001', 180, 179],
  ['09:00:00.000', 181, 180],
  ['11:59:01.000', 1, 0],
  ['11:59:00.000', 1, null],
  ['12:30:00.000', 10, 0],
])('opened at %s there are for %i min: %s', (opened, durationMinutes, left) => {
  expect(minutesCutTo({ opensAt: new Date(`2026-11-20T${opened}Z`), closesAt, durationMinutes })).toBe(left)
})
