import { expect, test } from 'vitest'
import { daysOfEvent, scheduleCounts, scheduleDays, scheduleStatus, scheduleType } from './schedule.ts'

const at = (text: string) => new Date(`${text}:00Z`)

test.each([
  ['2026-11-22', 'on a Sunday of Lagos, from itself', '2026-11-22T08:00'],
  ['2026-11-22', 'on the Saturday after, still from it', '2026-11-28T22:59'],
  ['2026-11-29', 'an hour before midnight in London it is Sunday in Lagos', '2026-11-28T23:00'],
  ['2026-12-27', 'over the end of a year', '2026-12-31T12:00'],
  ['2028-02-27', 'over a 29 February', '2028-02-29T12:00'],
])('the calendar begins on %s: %s', (sunday, _why, now) => {
  const days = scheduleDays(at(now))
  expect(days[0]).toBe(sunday)
  expect(days).toHaveLength(35)
  expect(new Set(days).size).toBe(35)
  expect(days.every((day, cell) => new Date(day).getUTCDay() === cell % 7)).toBe(true)
})

test.each([
  [['2026-11-24'], '2026-11-24T08:00', '2026-11-24T10:00'],
  [['2026-11-24'], '2026-11-24T08:00', '2026-11-24T23:00'],
  [['2026-11-24', '2026-12-08'], '2026-11-24T08:00', '2026-12-08T15:00'],
  [['2026-11-25'], '2026-11-24T23:00', '2026-11-25T22:59'],
])('it stands on %s: open from %s to %s', (days, opensAt, closesAt) => {
  for (const now of [opensAt, closesAt, '2026-11-20T08:00', '2026-12-20T08:00'])
    expect(daysOfEvent({ opensAt: at(opensAt), closesAt: at(closesAt) }, at(now))).toEqual(days)
})

test('one that is open for days stands on today, too', () => {
  const window = { opensAt: at('2026-11-24T08:00'), closesAt: at('2026-12-08T15:00') }
  expect(daysOfEvent(window, at('2026-11-30T23:30'))).toEqual(['2026-11-24', '2026-12-01', '2026-12-08'])
})

test('mock, assessment and practical are exams', () => {
  const all = (['mock', 'assessment', 'practical', 'practice', 'quiz'] as const).map(scheduleType)
  expect(all).toEqual(['exam', 'exam', 'exam', 'practice', 'quiz'])
})

test.each([
  ['upcoming', '2026-11-24T07:59', 0, null],
  ['in_progress', '2026-11-24T08:00', 0, null],
  ['in_progress', '2026-11-24T08:30', 1, '2026-11-24T09:00'],
  ['completed', '2026-11-24T08:45', 1, null],
  ['completed', '2026-11-24T10:00', 1, null],
  ['missed', '2026-11-24T10:00', 0, null],
] as const)('it is %s at %s with %i attempts begun', (status, now, attemptsUsed, runningUntil) => {
  const window = { opensAt: at('2026-11-24T08:00'), closesAt: at('2026-11-24T10:00') }
  const running = runningUntil === null ? null : at(runningUntil)
  const facts = { window, isCandidate: true, attemptsAllowed: 1, attemptsUsed, runningUntil: running }
  expect(scheduleStatus(facts, null, at(now))).toBe(status)
  // A device is asked about only where nothing else is known.
  if (status !== 'missed') expect(scheduleStatus(facts, at('2026-11-25T10:00'), at(now))).toBe(status)
})

test.each([
  ['on_device', '2026-11-24T10:00', '2026-11-25T10:00'],
  ['on_device', '2026-11-25T09:59', '2026-11-25T10:00'],
  ['missed', '2026-11-25T10:00', '2026-11-25T10:00'],
  ['missed', '2026-11-24T10:00', null],
] as const)('it is %s at %s with a device that is waited for until %s', (status, now, until) => {
  const window = { opensAt: at('2026-11-24T08:00'), closesAt: at('2026-11-24T10:00') }
  const facts = { window, isCandidate: true, attemptsAllowed: 1, attemptsUsed: 0, runningUntil: null }
  expect(scheduleStatus(facts, until && at(until), at(now))).toBe(status)
})

test('who has left the class is on no device before the doors open', () => {
  const window = { opensAt: at('2026-11-24T08:00'), closesAt: at('2026-11-24T10:00') }
  const facts = { window, isCandidate: false, attemptsAllowed: 1, attemptsUsed: 0, runningUntil: null }
  const status = (now: string) => scheduleStatus(facts, at('2026-11-25T10:00'), at(now))
  expect([status('2026-11-24T07:59'), status('2026-11-24T08:00')]).toEqual(['missed', 'on_device'])
})

test('the counters count upcoming exams and practices, and what begins within seven days, both ends included', () => {
  const now = at('2026-11-22T08:00')
  const event = (type: 'exam' | 'practice' | 'quiz', status: 'upcoming' | 'in_progress', opens: string) => ({
    ...{ type, status, opensAt: at(opens) },
  })
  const counts = scheduleCounts(
    [
      event('exam', 'upcoming', '2026-11-22T08:00'),
      event('exam', 'upcoming', '2026-11-29T08:00'),
      event('exam', 'upcoming', '2026-11-29T08:01'),
      event('exam', 'in_progress', '2026-11-22T07:59'),
      event('practice', 'upcoming', '2026-12-24T08:00'),
      event('quiz', 'upcoming', '2026-11-25T08:00'),
    ],
    now,
  )
  expect(counts).toEqual({ upcomingExams: 3, practiceSessions: 1, thisWeek: 3 })
})
