/** Marked papers of a month: how many, and their percentages added up. */
export type MonthMarks = { markedCount: number; percentageSum: number }

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
export function averageChange(thisMonth: MonthMarks, lastMonth: MonthMarks): number | null {
  const [now, before] = [averageOf(thisMonth), averageOf(lastMonth)]
  return now === null || before === null ? null : toOneDecimal(now - before)
}

/** The average percentage, not rounded; null while nothing is marked. */
function averageOf({ markedCount, percentageSum }: MonthMarks): number | null {
  return markedCount === 0 ? null : percentageSum / markedCount
}

/** Half away from nothing, so that a fall is rounded as a rise is; what floating point adds below that is cut off. */
function toOneDecimal(value: number): number {
  const tenths = Math.round(Number((Math.abs(value) * 10).toFixed(6)))
  return tenths === 0 ? 0 : (Math.sign(value) * tenths) / 10
}
