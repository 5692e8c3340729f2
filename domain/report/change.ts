import { exactAverageOf, type MarksSum, toOneDecimal } from '../school/average.ts'

/**
 * How a count has changed from last month, in percent of what it was when last month ended, to one decimal. Null when
 * there was nothing then: no percentage leads from nothing to something. (Specification, "Dashboard home": each card has
 * its change from last month.)
 */
export function countChange(now: number, atEndOfLastMonth: number): number | null {
  if (atEndOfLastMonth === 0) return null
  return toOneDecimal(((now - atEndOfLastMonth) * 100) / atEndOfLastMonth)
}

/**
 * How the average score has changed from last month, in percentage points to one decimal: what was handed in this month
 * so far against what was handed in last month. Null when nothing of one of the two is marked.
 */
export function averageChange(thisMonth: MarksSum, lastMonth: MarksSum): number | null {
  const [now, before] = [exactAverageOf(thisMonth), exactAverageOf(lastMonth)]
  return now === null || before === null ? null : toOneDecimal(now - before)
}
