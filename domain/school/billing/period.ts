import { lagosDate, lagosDay, lagosInstant } from '../../words/lagos-time.ts'
import { termDayProblem } from '../terms/term.ts'

/** The days a school has paid for: 'YYYY-MM-DD' in Lagos, the first and the last with them. */
export type PeriodDays = { startsOn: string; endsOn: string }

/** The most days of a period: a year, and some beside. */
export const longestPeriod = 400

/** A period begins at most this many days before or after today: a date further off is a typing mistake. */
export const furthestPeriod = 366

const dayMs = 24 * 60 * 60 * 1000

/** The instant a day begins in Lagos. */
export function beginOf(day: string): Date {
  const instant = lagosInstant(day, '00:00')
  if (!instant) throw new Error(`There is no day ${day}.`)
  return instant
}

/** The day that lies `count` days after another; a negative count gives a day before it. */
export function dayAfter(day: string, count = 1): string {
  return lagosDate(new Date(beginOf(day).getTime() + count * dayMs))
}

/** How many days lie between two days; negative where `to` is before `from`. */
export function daysFromTo(from: string, to: string): number {
  return Math.round((beginOf(to).getTime() - beginOf(from).getTime()) / dayMs)
}

/** The instant a period is over: its last day has ended. */
export const endOfPeriod = ({ endsOn }: PeriodDays): Date => beginOf(dayAfter(endsOn))

/** The first of these periods that has a day in common with those days; undefined for none. */
export function overlapping<Period extends PeriodDays>(
  periods: readonly Period[],
  { startsOn, endsOn }: PeriodDays,
): Period | undefined {
  return periods.find((one) => one.startsOn <= endsOn && startsOn <= one.endsOn)
}

/** '1 Sep 2026 to 31 Dec 2026' */
export function periodText({ startsOn, endsOn }: PeriodDays): string {
  return `${dayText(startsOn)} to ${dayText(endsOn)}`
}

/** '1 Sep 2026' */
export function dayText(day: string): string {
  return lagosDay(beginOf(day))
}

/** What stands on a receipt: 'SM-000123'. */
export function receiptText(number: number): string {
  return `SM-${String(number).padStart(6, '0')}`
}

/** '₦120,000' */
export function nairaText(naira: number): string {
  return `₦${naira.toLocaleString('en-NG')}`
}

/** The most that is paid for one period, in naira. */
export const mostNaira = 1_000_000_000

/** An amount as it was typed, '₦120,000.00' or '120000', in whole naira; null for anything else, or more than is paid at once. */
export function nairaFromText(text: string): number | null {
  const plain = /^(\d{1,10})(?:\.0{1,2})?$/.exec(text.replace(/[\s,₦]/g, ''))
  const naira = plain ? Number(plain[1]) : null
  return naira !== null && naira <= mostNaira ? naira : null
}

/** What is wrong with a period that is to be recorded `today`, by field; a field without a problem is not in it. */
export function periodProblems(
  { startsOn, endsOn, paidOn }: PeriodDays & { paidOn: string },
  today: string,
): Partial<Record<'startsOn' | 'endsOn' | 'paidOn', string>> {
  const problems: Partial<Record<'startsOn' | 'endsOn' | 'paidOn', string>> = {}
  for (const [name, day] of Object.entries({ startsOn, endsOn, paidOn }) as ['startsOn', string][]) {
    const problem = termDayProblem(day)
    if (problem) problems[name] = problem
  }
  if (Object.keys(problems).length > 0) return problems
  if (Math.abs(daysFromTo(today, startsOn)) > furthestPeriod) {
    problems.startsOn = 'A period begins within a year from today.'
  }
  const count = daysFromTo(startsOn, endsOn) + 1
  if (count < 1) problems.endsOn = 'The last day comes after the first.'
  else if (count > longestPeriod) problems.endsOn = `A period has at most ${longestPeriod} days.`
  if (paidOn > today) problems.paidOn = 'Choose today or a day before: what is paid later is recorded then.'
  return problems
}
