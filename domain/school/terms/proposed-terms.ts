import { lagosDate } from '../../words/lagos-time.ts'
import type { Term } from './term.ts'

/**
 * The three terms of the school year that is running, or of the next once its third is over, as most schools have them:
 * something to begin with, from a Monday to a Friday each.
 */
export function proposedTerms(now: Date): [Term, Term, Term] {
  const today = lagosDate(now)
  const calendarYear = Number(today.slice(0, 4))
  const before = termsFrom(calendarYear - 1)
  return today <= before[2].lastDay ? before : termsFrom(calendarYear)
}

/** The terms of the school year that begins in September of this calendar year. */
function termsFrom(start: number): [Term, Term, Term] {
  const end = start + 1
  const year = `${start}/${end}`
  return [
    { name: 'First term', year, firstDay: weekdayIn(start, 9, monday, 2), lastDay: weekdayIn(start, 12, friday, 3) },
    { name: 'Second term', year, firstDay: weekdayIn(end, 1, monday, 2), lastDay: weekdayIn(end, 4, friday, 1) },
    { name: 'Third term', year, firstDay: weekdayIn(end, 4, monday, 4), lastDay: weekdayIn(end, 7, friday, 4) },
  ]
}

const [monday, friday] = [1, 5]

/** The second Monday of September 2026: `weekdayIn(2026, 9, monday, 2)`. */
function weekdayIn(year: number, month: number, weekday: number, which: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const day = 1 + ((weekday - first + 7) % 7) + (which - 1) * 7
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
