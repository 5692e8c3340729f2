import { type LagosWeek, lastWeeks } from '../result/weeks.ts'
import type { RangeOfDays } from './report-range.ts'

/** The most weeks a range touches, also a school year of some length. */
const mostWeeks = 110

/** The weeks of these days that have begun, the first of them perhaps before the first day. */
export function weeksOfRange({ from, until }: Pick<RangeOfDays, 'from' | 'until'>, now: Date): LagosWeek[] {
  const last = new Date(Math.min(until.getTime() - 1, now.getTime()))
  if (last < from) return []
  return lastWeeks(last, mostWeeks).filter((week) => week.until > from)
}
