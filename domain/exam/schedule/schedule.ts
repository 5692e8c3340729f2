import { lagosDate } from '../../words/lagos-time.ts'
import { type CandidateFacts, candidateState } from '../candidate-state.ts'
import type { ExamType } from '../exam-type.ts'

/** What the schedule calls an exam: a mock, an assessment and a practical are exams. */
export const scheduleTypes = ['exam', 'practice', 'quiz'] as const

export type ScheduleType = (typeof scheduleTypes)[number]

/**
 * The specification's three, and two for who has not sat what is over. `missed`: completed without this student. `on_device`: they have the
 * sealed paper on a device and may have written it there; nothing was heard of it yet.
 */
export const scheduleStatuses = ['upcoming', 'in_progress', 'completed', 'missed', 'on_device'] as const

export type ScheduleStatus = (typeof scheduleStatuses)[number]

const types: Record<ExamType, ScheduleType> = {
  mock: 'exam',
  assessment: 'exam',
  practical: 'exam',
  practice: 'practice',
  quiz: 'quiz',
}

/** What the schedule calls an exam of this type. */
export const scheduleType = (examType: ExamType): ScheduleType => types[examType]

const statuses = {
  not_open: 'upcoming',
  ready: 'in_progress',
  in_progress: 'in_progress',
  submitted: 'completed',
  closed: 'missed',
} as const

/**
 * Upcoming until the doors open, in progress until they close or this student has handed in. `deviceUntil`: as long as answers are taken of
 * their device that may have begun without the server (`unheardUntil`), null for none; they are called missed only then, as
 * by `candidateStanding`.
 */
export function scheduleStatus(facts: CandidateFacts, deviceUntil: Date | null, now: Date): ScheduleStatus {
  const status = statuses[candidateState(facts, now)]
  const isOnDevice = status === 'missed' && deviceUntil !== null && now < deviceUntil
  return isOnDevice && facts.window.opensAt <= now ? 'on_device' : status
}

const dayMs = 24 * 3_600_000
const cells = 35

/** The 35 days of the calendar, in Lagos, from the Sunday of the week that `now` lies in. */
export function scheduleDays(now: Date): string[] {
  const midnight = Date.parse(lagosDate(now))
  const sunday = midnight - new Date(midnight).getUTCDay() * dayMs
  return Array.from({ length: cells }, (_, cell) => new Date(sunday + cell * dayMs).toISOString().slice(0, 10))
}

/** The days an event stands on: one that is open for longer on its first and its last; with `now`, today as well while it is open. */
export function daysOfEvent({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }, now?: Date): string[] {
  const first = lagosDate(opensAt)
  // The closing instant no longer belongs to it: what closes at midnight ends on the day before.
  const last = lagosDate(new Date(Math.max(opensAt.getTime(), closesAt.getTime() - 1)))
  if (first === last) return [first]
  const today = now ? lagosDate(now) : first
  return first < today && today < last ? [first, today, last] : [first, last]
}

/** Counts upcoming exams, upcoming practice sessions, and what begins from now to seven days ahead. */
export function scheduleCounts(
  events: readonly { type: ScheduleType; status: ScheduleStatus; opensAt: Date }[],
  now: Date,
): { upcomingExams: number; practiceSessions: number; thisWeek: number } {
  const upcoming = (type: ScheduleType) =>
    events.filter((event) => event.type === type && event.status === 'upcoming').length
  const isThisWeek = ({ opensAt }: { opensAt: Date }) => {
    const aheadMs = opensAt.getTime() - now.getTime()
    return aheadMs >= 0 && aheadMs <= 7 * dayMs
  }
  return {
    upcomingExams: upcoming('exam'),
    practiceSessions: upcoming('practice'),
    thisWeek: events.filter(isThisWeek).length,
  }
}
