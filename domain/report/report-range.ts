import type { Term } from '../school/terms/term.ts'
import { lagosDate, lagosDay, lagosInstant } from '../words/lagos-time.ts'

export const reportRanges = ['this_week', 'this_month', 'this_term', 'this_year', 'custom'] as const
export type ReportRange = (typeof reportRanges)[number]

/** The days a report is of, both in it; its instants are from `from` to before `until`. `words` name it for people. */
export type RangeOfDays = { firstDay: string; lastDay: string; from: Date; until: Date; words: string }

/** Nothing was sat before; it also keeps the range before it within what the calendar knows. */
const earliestDay = '2000-01-01'

/** The most days between the ends of a chosen range. */
export const longestRange = 400

export type AskedRange = { range: ReportRange; from?: string | undefined; to?: string | undefined }

/**
 * The days that are asked for, by the clock in Lagos: a week is from Sunday to Saturday, a month a calendar month, a term the one that
 * is running, a year the school year that is running or else the calendar year. Refuses NO_TERM where no term is running, and
 * RANGE_INVALID where chosen days are none, reversed, later than tomorrow or more than 400 apart.
 */
export function daysOfRange(
  asked: AskedRange,
  { now, terms }: { now: Date; terms: readonly Term[] },
): RangeOfDays | 'NO_TERM' | 'RANGE_INVALID' {
  const today = lagosDate(now)
  switch (asked.range) {
    case 'this_week': {
      const sunday = addDays(today, -weekdayOf(today))
      return days(sunday, addDays(sunday, 6), 'This week')
    }
    case 'this_month': {
      const first = `${today.slice(0, 7)}-01`
      const next = addDays(first, 31)
      return days(first, addDays(`${next.slice(0, 7)}-01`, -1), 'This month')
    }
    case 'this_term': {
      const term = terms.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay)
      return term ? days(term.firstDay, term.lastDay, `${term.name} ${term.year}`) : 'NO_TERM'
    }
    case 'this_year':
      return (
        schoolYear(today, terms) ??
        days(`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`, 'This calendar year')
      )
    case 'custom':
      return chosenDays(asked, addDays(today, 1)) ?? 'RANGE_INVALID'
  }
}

/** The days a report was asked for, as they were kept. */
export function keptRange({
  firstDay,
  lastDay,
  words,
}: Pick<RangeOfDays, 'firstDay' | 'lastDay' | 'words'>): RangeOfDays {
  return { ...days(firstDay, lastDay), words }
}

/** The range of as many days that ends where this one begins; what a change is measured against. */
export function rangeBefore({ firstDay, lastDay }: RangeOfDays): RangeOfDays {
  const length = daysBetween(firstDay, lastDay) + 1
  return days(addDays(firstDay, -length), addDays(firstDay, -1))
}

/**
 * The school year whose days hold this one, holidays between its terms as well. One that is longer than a year can be is a slip of
 * the pen in some term, and not followed.
 */
function schoolYear(today: string, terms: readonly Term[]): RangeOfDays | undefined {
  for (const { year } of terms) {
    const ofYear = terms.filter((term) => term.year === year)
    const first = ofYear.map(({ firstDay }) => firstDay).sort()[0] ?? ''
    const last =
      ofYear
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) ?? ''
    if (first <= today && today <= last && daysBetween(first, last) <= longestRange)
      return days(first, last, `School year ${year}`)
  }
  return undefined
}

function chosenDays({ from, to }: AskedRange, latest: string): RangeOfDays | undefined {
  if (from === undefined || to === undefined) return undefined
  if (!lagosInstant(from, '00:00') || !lagosInstant(to, '00:00')) return undefined
  if (from < earliestDay || from > to || to > latest || daysBetween(from, to) > longestRange) return undefined
  return days(from, to)
}

function days(firstDay: string, lastDay: string, name?: string): RangeOfDays {
  const from = midnight(firstDay)
  const until = midnight(addDays(lastDay, 1))
  const span = firstDay === lastDay ? lagosDay(from) : `${lagosDay(from)} to ${lagosDay(midnight(lastDay))}`
  return { firstDay, lastDay, from, until, words: name === undefined ? span : `${name}, ${span}` }
}

function midnight(day: string): Date {
  const instant = lagosInstant(day, '00:00')
  if (!instant) throw new RangeError(`There is no day ${day}`)
  return instant
}

const dayMs = 24 * 60 * 60 * 1000
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)
const weekdayOf = (day: string) => new Date(noonOf(day)).getUTCDay()
const addDays = (day: string, count: number) => new Date(noonOf(day) + count * dayMs).toISOString().slice(0, 10)
const daysBetween = (first: string, last: string) => Math.round((noonOf(last) - noonOf(first)) / dayMs)
