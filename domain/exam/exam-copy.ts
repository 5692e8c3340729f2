import { defaultClosing, lagosDate, lagosInstant, lagosTime } from '../words/lagos-time.ts'

const mostSigns = 160
const weekMs = 7 * 24 * 3_600_000

/** What the copy of an exam is called, as far as a title has room. */
export function copyTitle(title: string): string {
  return Array.from(`Copy of ${title}`).slice(0, mostSigns).join('').trim()
}

/** When an exam opens and closes, in Lagos wall time. */
export type WallTimes = { scheduledDate: string; scheduledTime: string; closingDate: string; closingTime: string }

/**
 * When the copy of an exam is to be sat, until its author says otherwise: at the same time of the same day of the week, one
 * week on, or as many as it takes for that to be ahead.
 */
export function weeksOn(times: WallTimes, now: Date): WallTimes {
  const opensAt = lagosInstant(times.scheduledDate, times.scheduledTime)
  const closesAt = lagosInstant(times.closingDate, times.closingTime) ?? defaultClosing(times.closingDate)
  if (!opensAt || !closesAt) throw new RangeError(`There is no such time: ${JSON.stringify(times)}`)
  const weeks = Math.max(1, Math.floor((now.getTime() - opensAt.getTime()) / weekMs) + 1)
  const [opens, closes] = [opensAt, closesAt].map((at) => new Date(at.getTime() + weeks * weekMs)) as [Date, Date]
  return {
    scheduledDate: lagosDate(opens),
    scheduledTime: lagosTime(opens),
    closingDate: lagosDate(closes),
    closingTime: lagosTime(closes),
  }
}
