import { readQuantity } from './meaning.ts'

/** The slips that are no number of the question: nobody comes to a number by reading it. */
export function notGiven(given: readonly number[], slips: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slips).filter(([, text]) => !given.includes(readQuantity(text)?.value ?? Number.NaN)),
  )
}
