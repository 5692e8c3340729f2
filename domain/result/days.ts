import { beginOf, dayAfter } from '../school/billing/period.ts'
import type { TermDays } from '../school/terms/term.ts'
import { lagosInstant } from '../words/lagos-time.ts'

/** What results are asked for: the first and the last day ('YYYY-MM-DD' in Lagos), both in it, and the days of a term. */
export type AskedDays = { from?: string | undefined; to?: string | undefined; term?: TermDays | undefined }

/** From which instant on, and before which other; null where nothing says so. */
export type Span = { from: Date | null; until: Date | null }

/** Nothing was sat before, and nobody plans beyond. */
const earliest = '2000-01-01'
const latest = '2099-12-31'

/**
 * The time that is asked for, undefined where no day is named: what days and term have in common. Refuses DAYS_INVALID where a
 * day is none, or the last comes before the first.
 */
export function spanOfDays({ from, to, term }: AskedDays): Span | undefined | 'DAYS_INVALID' {
  if (from === undefined && to === undefined && term === undefined) return undefined
  if ([from, to].some((day) => day !== undefined && !isDay(day))) return 'DAYS_INVALID'
  if (from !== undefined && to !== undefined && from > to) return 'DAYS_INVALID'
  const first = [from, term?.firstDay]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
  const last = [to, term?.lastDay].filter((day) => day !== undefined).sort()[0]
  return {
    from: first === undefined ? null : beginOf(first),
    until: last === undefined ? null : beginOf(dayAfter(last)),
  }
}

const isDay = (day: string) => day >= earliest && day <= latest && lagosInstant(day, '00:00') !== null
