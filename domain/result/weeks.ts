import { lagosDate, lagosInstant } from '../words/lagos-time.ts'
import type { Span } from './days.ts'

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

/** The weeks the grid of results shows of no time in particular, and the most it shows of one: a term of some length. */
export const usualWeeks = 8
export const mostWeeks = 16

/**
 * The weeks of the grid of results: the last eight, or those of a time as far as they have begun. `isCut`: earlier ones of it
 * are not among them.
 */
export function weeksOfSpan(span: Span | undefined, now: Date): { weeks: LagosWeek[]; isCut: boolean } {
  if (!span) return { weeks: lastWeeks(now, usualWeeks), isCut: false }
  const { from, until } = span
  const last = until && until <= now ? new Date(until.getTime() - 1) : now
  if (from === null) return { weeks: lastWeeks(last, mostWeeks), isCut: true }
  if (last < from) return { weeks: [], isCut: false }
  const weeks = lastWeeks(last, mostWeeks + 1).filter((week) => week.until > from)
  return { weeks: weeks.slice(-mostWeeks), isCut: weeks.length > mostWeeks }
}
