import { lagosDate, lagosInstant } from '../../words/lagos-time.ts'
import { lastDayOf } from './cycle.ts'
import { dayAfter, daysFromTo } from './period.ts'

/** So many days before its end the administrators of a school are told of it. */
export const toldDays = [14, 3, 0] as const

export type ToldDays = (typeof toldDays)[number]

/** At this time of the day, in Lagos. */
const toldAt = '07:00'

/** When what ends at `end` is told of next, after `now`; null: no more. */
export function nextTelling(end: Date, now: Date): Date | null {
  for (const days of toldDays) {
    const at = lagosInstant(dayAfter(lastDayOf(end), -days), toldAt)
    if (at && at > now) return at
  }
  return null
}

/**
 * Which telling it is time for, and how many days are left: that of 14 days until 3 are left, whenever it comes to be told. Null
 * before, and once the last day is over.
 */
export function tellingDue(end: Date, now: Date): { telling: ToldDays; daysLeft: number } | null {
  const daysLeft = daysFromTo(lagosDate(now), lastDayOf(end))
  const telling = daysLeft < 0 ? undefined : [...toldDays].reverse().find((days) => daysLeft <= days)
  return telling === undefined ? null : { telling, daysLeft }
}
