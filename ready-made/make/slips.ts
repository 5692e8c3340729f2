import { readQuantity } from './meaning.ts'

/** The slips that are no number of the question: nobody comes to a number by reading it. */
export function notGiven(given: readonly number[], slips: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slips).filter(([, text]) => !given.includes(readQuantity(text)?.value ?? Number.NaN)),
  )
}

/** The slips of a share: more than 100% of a whole is struck out without a calculation. */
export function sharesOnly(slips: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(slips).filter(([, text]) => (readQuantity(text)?.value ?? 0) <= 100))
}

/** The slips of a count: half a cell or a tablet too many is struck out without a calculation. */
export function countsOnly(slips: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(slips).filter(([, text]) => Number.isInteger(readQuantity(text)?.value)))
}
