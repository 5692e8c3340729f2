import { expect, test } from 'vitest'
import { doorsAt, timeWithoutServer } from './device-clock.ts'

const at = (time: string) => new Date(`2027-03-10T${time}Z`)
const doors = { opensAt: at('08:00:00'), closesAt: at('10:00:00') }
/** Fetched the evening before, by a device whose clock is 20 minutes slow. */
const note = { serverMs: Date.parse('2027-03-09T18:00:00Z'), wallMs: Date.parse('2027-03-09T17:40:00Z') }

test('a clock that is slow tells the time of the server all the same', () => {
  expect(timeWithoutServer(note, at('07:40:00').getTime(), doors)).toEqual(at('08:00:00'))
})

test.each([
  ['2009-01-01T00:00:00Z', false],
  ['2027-03-09T17:39:59Z', false],
  ['2027-03-09T17:40:00Z', true],
  ['2027-03-11T09:40:00Z', true],
  ['2027-03-11T09:40:01Z', false],
  ['2040-01-01T00:00:00Z', false],
])('a clock that says %s is plausible: %s', (wall, is) => {
  expect(timeWithoutServer(note, Date.parse(wall), doors) !== null).toBe(is)
})

test.each([
  [at('07:59:59'), 'not_open'],
  [at('08:00:00'), 'open'],
  [at('09:59:59'), 'open'],
  [at('10:00:00'), 'closed'],
  [null, 'open'],
])('the doors by the time %s: %s', (now, are) => {
  expect(doorsAt(doors, now)).toBe(are)
})
