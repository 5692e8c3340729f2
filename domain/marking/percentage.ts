/**
 * Whole per cent of what was available, half rounded up, in integers only. Nothing available is 0. Refuses
 * (RangeError) fractions, negative marks and amounts too large to be exact.
 */
export function percentageOf(earnedHundredths: number, availableHundredths: number): number {
  for (const amount of [earnedHundredths, availableHundredths]) {
    if (!Number.isInteger(amount) || !Number.isSafeInteger(amount * 200) || amount < 0)
      throw new RangeError(`${amount} is not an amount of marks`)
  }
  if (availableHundredths === 0) return 0
  const twice = 200 * earnedHundredths + availableHundredths
  return (twice - (twice % (2 * availableHundredths))) / (2 * availableHundredths)
}

/** Whether a percentage reaches the passing score, itself a percentage. */
export function isPass(percentage: number, passingScore: number): boolean {
  return percentage >= passingScore
}
