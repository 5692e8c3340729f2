import { lagosDate } from '../../words/lagos-time.ts'
import type { ExamType } from '../exam-type.ts'
import { scheduleType } from '../schedule/schedule.ts'

/** What a timetable knows of a sitting; one that is still a draft has an id of nothing. */
export type TimetableSitting = {
  id: string
  examType: ExamType
  subjectId: string
  classIds: readonly string[]
  opensAt: Date
  closesAt: Date
  durationMinutes: number
}

/** `class`: a student sits two at once; `day`: a class has more than two exams on a day; `sunday`: an exam on a Sunday. */
export const clashKinds = ['class', 'day', 'sunday'] as const

export type ClashKind = (typeof clashKinds)[number]

const minuteMs = 60_000
const mostExamsADay = 2

/** Whether nobody can sit both: in neither order does the second paper have its whole time before its doors close. */
export function cannotHoldBoth(one: TimetableSitting, other: TimetableSitting): boolean {
  return !fits(one, other) && !fits(other, one)
}

/** One paper after the other, each begun as soon as it can be. */
function fits(first: TimetableSitting, second: TimetableSitting): boolean {
  const firstEnds = first.opensAt.getTime() + lengthOf(first)
  const secondBegins = Math.max(second.opensAt.getTime(), firstEnds)
  return secondBegins + lengthOf(second) <= second.closesAt.getTime()
}

/** A paper ends when the doors close, however long it was to take. */
function lengthOf({ opensAt, closesAt, durationMinutes }: TimetableSitting): number {
  return Math.min(durationMinutes * minuteMs, closesAt.getTime() - opensAt.getTime())
}

/** The classes of both sittings, where a student of theirs could not sit both. */
export function clashingClasses(one: TimetableSitting, other: TimetableSitting): string[] {
  const common = one.classIds.filter((id) => other.classIds.includes(id))
  return common.length > 0 && cannotHoldBoth(one, other) ? common : []
}

/** The one day a sitting lies on, in Lagos; null for one that is open for longer. */
export function dayOfSitting({ opensAt, closesAt }: Pick<TimetableSitting, 'opensAt' | 'closesAt'>): string | null {
  const day = lagosDate(opensAt)
  return day === lagosDate(new Date(closesAt.getTime() - 1)) ? day : null
}

export type CrowdedDay = { classId: string; day: string; ids: string[] }

/** Days on which a class has more than two exams; practices are no exams, nor is what is open for days. */
export function crowdedDays(sittings: readonly TimetableSitting[]): CrowdedDay[] {
  const days = new Map<string, CrowdedDay>()
  for (const sitting of sittings) {
    const day = dayOfSitting(sitting)
    if (day === null || scheduleType(sitting.examType) === 'practice') continue
    for (const classId of sitting.classIds) {
      const key = `${classId} ${day}`
      const crowded = days.get(key) ?? { classId, day, ids: [] }
      crowded.ids.push(sitting.id)
      days.set(key, crowded)
    }
  }
  return [...days.values()].filter(({ ids }) => ids.length > mostExamsADay)
}

/** Whether it can be sat on a Sunday alone. */
export function isOnSunday(sitting: TimetableSitting): boolean {
  const day = dayOfSitting(sitting)
  return day !== null && new Date(day).getUTCDay() === 0
}
