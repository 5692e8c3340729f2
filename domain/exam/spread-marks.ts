/**
 * Spreads the total evenly over `count` questions, in hundredths: the shares differ by at most one hundredth, the
 * larger come first, and they sum exactly to the total. Refuses (RangeError) anything but whole numbers from 0.
 */
export function spreadMarks(totalHundredths: number, count: number): number[] {
  if (!isCount(totalHundredths) || !isCount(count)) throw new RangeError('Marks and count must be whole numbers from 0')
  if (count === 0) return []
  const left = totalHundredths % count
  const share = (totalHundredths - left) / count
  return Array.from({ length: count }, (_, index) => (index < left ? share + 1 : share))
}

function isCount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}
