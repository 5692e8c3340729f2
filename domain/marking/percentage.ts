/**
 * Whole per cent of what was available, half rounded up, in integers only. Nothing available is 0. Refuses
 * (RangeError) fractions, negative marks and amounts too large to be exact.
 */
export function percentageOf(earnedHundredths: number, availableHundredths: number): number {
  return roundedShare(earnedHundredths, availableHundredths, 100)
}

/**
 * The same percentage in millionths of one per cent (a third is 33,333,333): what averages are made of, so that only the
 * average is rounded for people. Refuses what `percentageOf` refuses.
 */
export function millionthsOf(earnedHundredths: number, availableHundredths: number): number {
  return roundedShare(earnedHundredths, availableHundredths, 100 * millionthsOfOne)
}

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

/** Whether a percentage reaches the passing score, itself a percentage. */
export function isPass(percentage: number, passingScore: number): boolean {
  return percentage >= passingScore
}

const millionthsOfOne = 1_000_000

function roundedShare(earnedHundredths: number, availableHundredths: number, whole: number): number {
  for (const amount of [earnedHundredths, availableHundredths]) {
    if (!Number.isInteger(amount) || !Number.isSafeInteger(amount * 2 * whole) || amount < 0)
      throw new RangeError(`${amount} is not an amount of marks`)
  }
  if (availableHundredths === 0) return 0
  const twice = 2 * whole * earnedHundredths + availableHundredths
  return (twice - (twice % (2 * availableHundredths))) / (2 * availableHundredths)
}
