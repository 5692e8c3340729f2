import { lagosDate, lagosInstant } from './lagos-time.ts'

/** A calendar month in Lagos by its first day: '2026-11-01'. */
export type LagosMonth = string

/** The month an instant falls in, by the wall calendar of Lagos. */
export function lagosMonth(instant: Date): LagosMonth {
  return `${lagosDate(instant).slice(0, 7)}-01`
}

/**
 * What "from last month" compares at this moment: this month so far, the month before it, and the instant between them,
 * which is the end of last month.
 */
export function monthsAt(now: Date): { thisMonth: LagosMonth; lastMonth: LagosMonth; turnedAt: Date } {
  const thisMonth = lagosMonth(now)
  const turnedAt = lagosInstant(thisMonth, '00:00')
  if (!turnedAt) throw new Error(`${thisMonth} is not a day.`)
  return { thisMonth, lastMonth: lagosMonth(new Date(turnedAt.getTime() - 1)), turnedAt }
}
