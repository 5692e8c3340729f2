import { readQuantity } from './meaning.ts'
import type { Made } from './template.ts'

/** Without wrong options that only copy a number of the question, are below 0, or are money less round than the answer. */
export function reachable(made: Made): Made {
  const said = new Set(
    (made.ask.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', ''))),
  )
  const answer = readQuantity(made.answer)?.value
  const isCopyFine = answer !== undefined && said.has(answer)
  const isReachable = (option: string) => {
    const value = readQuantity(option)?.value
    if (value === undefined) return true
    return value > 0 && (isCopyFine || !said.has(value)) && isRoundAs(option, made.answer)
  }
  return { ...made, slips: Object.fromEntries(Object.entries(made.slips).filter(([, option]) => isReachable(option))) }
}

/** ₦8,333 among whole hundreds shows itself as wrong, and so does money with kobo. */
function isRoundAs(option: string, answer: string): boolean {
  const isMoney = /^₦[\d,]+(?:\.\d+)?$/
  if (!isMoney.test(option)) return true
  return !option.includes('.') && (!answer.endsWith('00') || option.endsWith('0'))
}
