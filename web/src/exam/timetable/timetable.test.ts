import { expect, test } from 'vitest'
import { type TimetableSitting, timeOn } from './timetable.ts'

const on = (day: string, opensAt: string, closesAt: string) =>
  timeOn({ opensAt, closesAt, days: [day] } as unknown as TimetableSitting, day)

test('a day from midnight to midnight is all day', () => {
  expect(on('2026-11-24', '2026-11-23T23:00:00.000Z', '2026-11-24T22:59:00.000Z')).toBe('all day')
  expect(on('2026-11-24', '2026-11-23T23:00:00.000Z', '2026-11-24T23:00:00.000Z')).toBe('all day')
  expect(on('2026-11-24', '2026-11-23T23:00:00.000Z', '2026-11-24T11:00:00.000Z')).toMatch(/^12:00\sam to 12:00\spm$/)
})
