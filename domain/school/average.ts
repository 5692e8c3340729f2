/** Marked papers: how many, and their percentages in millionths of one per cent added up. */
export type MarksSum = { markedCount: number; millionthsSum: number }

/** The average percentage to one decimal; null while nothing is marked. */
export function averageOf(sum: MarksSum): number | null {
  const exact = exactAverageOf(sum)
  return exact === null ? null : toOneDecimal(exact)
}

/** The average percentage before it is rounded; null while nothing is marked. */
export function exactAverageOf({ markedCount, millionthsSum }: MarksSum): number | null {
  return markedCount === 0 ? null : millionthsSum / markedCount / millionthsOfOne
}

/**
 * A percentage, or a difference of two, to one decimal: half away from nothing, so that a fall is rounded as a rise is.
 * Below a hundred-thousandth it is taken for what millionths and floating point add.
 */
export function toOneDecimal(value: number): number {
  const tenths = Math.round(Number((Math.abs(value) * 10).toFixed(4)))
  return tenths === 0 ? 0 : (Math.sign(value) * tenths) / 10
}

const millionthsOfOne = 1_000_000
