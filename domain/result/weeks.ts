import { lagosDate, lagosInstant } from '../school/lagos-time.ts'

/** A week by its first day, and the instants it begins at and ends before. */
export type LagosWeek = { week: string; from: Date; until: Date }

const dayMs = 24 * 60 * 60 * 1000

/** The last weeks, that of `now` last. A week begins on Sunday at 00:00 in Lagos. */
export function lastWeeks(now: Date, count: number): LagosWeek[] {
  const today = lagosInstant(lagosDate(now), '00:00')
  if (!today) throw new RangeError('This moment is on no day.')
  // Noon is the same day in Lagos and in UTC.
  const weekday = new Date(today.getTime() + dayMs / 2).getUTCDay()
  const sunday = today.getTime() - weekday * dayMs
  return Array.from({ length: count }, (_, index) => {
    const from = new Date(sunday - (count - 1 - index) * 7 * dayMs)
    return { week: lagosDate(from), from, until: new Date(from.getTime() + 7 * dayMs) }
  })
}
