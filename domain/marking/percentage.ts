import type { Rounding } from '../school/grading/rounding.ts'

/**
 * Whole per cent of what was available, half rounded up or all of it down, in integers only. Nothing available is 0. Refuses
 * (RangeError) fractions, negative marks and amounts too large to be exact.
 */
export function percentageOf(
  earnedHundredths: number,
  availableHundredths: number,
  rounding: Rounding = 'half_up',
): number {
  return roundedShare(earnedHundredths, availableHundredths, 100, rounding)
}

/**
 * The same percentage in millionths of one per cent (a third is 33,333,333): what averages are made of, so that only the
 * average is rounded for people. Refuses what `percentageOf` refuses.
 */
export function millionthsOf(earnedHundredths: number, availableHundredths: number): number {
  return roundedShare(earnedHundredths, availableHundredths, 100 * millionthsOfOne, 'half_up')
}

/** Whether a percentage reaches the passing score, itself a percentage. */
export function isPass(percentage: number, passingScore: number): boolean {
  return percentage >= passingScore
}

const millionthsOfOne = 1_000_000

function roundedShare(
  earnedHundredths: number,
  availableHundredths: number,
  whole: number,
  rounding: Rounding,
): number {
  for (const amount of [earnedHundredths, availableHundredths]) {
    if (!Number.isInteger(amount) || !Number.isSafeInteger(amount * 2 * whole) || amount < 0)
      throw new RangeError(`${amount} is not an amount of marks`)
  }
  if (availableHundredths === 0) return 0
  // In halves of one: a half more, or nothing more, and then what does not make a whole one is left out.
  const twice = 2 * whole * earnedHundredths + (rounding === 'half_up' ? availableHundredths : 0)
  return (twice - (twice % (2 * availableHundredths))) / (2 * availableHundredths)
}
