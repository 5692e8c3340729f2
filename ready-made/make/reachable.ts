import { readQuantity } from './meaning.ts'
import type { Made } from './template.ts'

/** Without wrong options that only copy a number of the question, that are below 0, or that are money with kobo. */
export function reachable(made: Made): Made {
  const said = new Set(
    (made.ask.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', ''))),
  )
  const answer = readQuantity(made.answer)?.value
  const isCopyFine = answer !== undefined && said.has(answer)
  const isReachable = (option: string) => {
    const value = readQuantity(option)?.value
    if (value === undefined) return true
    return value > 0 && (isCopyFine || !said.has(value)) && !/^₦[\d,]+\.\d+$/.test(option)
  }
  return { ...made, slips: Object.fromEntries(Object.entries(made.slips).filter(([, option]) => isReachable(option))) }
}
