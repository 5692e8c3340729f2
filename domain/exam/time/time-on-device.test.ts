import { expect, test } from 'vitest'
import { timeOnDevice } from './time-on-device.ts'

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`)
const sealed = { durationMs: 3_600_000, extraMs: 600_000, opensAt: at('09:00'), closesAt: at('11:00') }

test.each([
  ['early enough', at('09:00'), 70],
  ['an hour before the close, to the minute', at('10:00'), 70],
  ['half an hour before the close: extra time stays', at('10:30'), 40],
  ['when the doors are shut by this clock, which is wrong then', at('11:00'), 70],
  ['before they open, or in 2009', new Date(0), 70],
  ['and nobody knows what the clock was at the server', null, 70],
])('who begins %s has so many minutes', (_when, now, minutes) => {
  expect(timeOnDevice(sealed, now)).toBe(minutes * 60_000)
})
