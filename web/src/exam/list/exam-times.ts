import { formatLagosNow, lagosClock, lagosDate, lagosDay } from '@sabimark/domain/words/lagos-time.ts'

/** When an exam opens as a row says it: 'Today, 10:00 am', 'Mon 23 Nov, 8:00 am'; with the year where it is another. */
export function opensText(opensAt: string, now: Date): string {
  const opens = new Date(opensAt)
  if (lagosDate(opens) === lagosDate(now)) return `Today, ${lagosClock(opens)}`
  return formatLagosNow(opens, now)
}

/** The same inside a sentence: 'today, 10:00 am'. */
export const midOpensText = (opensAt: string, now: Date): string => opensText(opensAt, now).replace(/^Today/, 'today')

/** And when it closes: the time alone on the day it opens, else the day. */
export function closesText({ opensAt, closesAt }: { opensAt: string; closesAt: string }, now: Date): string {
  const closes = new Date(closesAt)
  if (lagosDate(closes) === lagosDate(new Date(opensAt))) return `closes ${lagosClock(closes)}`
  const year = lagosDate(now).slice(0, 4)
  return `closes ${lagosDay(closes).replace(` ${year}`, '')}`
}
