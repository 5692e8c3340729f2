import { isNearAnswer } from './compare-text.ts'

/** Words alone: a figure or a formula that differs by one sign is another. */
const words = /^[\p{L}\p{M}\s.,;:!?'’()-]+$/u
const fewestLetters = 5

/** Whether an option says the same as before in another spelling, so that who chose it chose the same. */
export function isRespelt(before: string, after: string): boolean {
  return isWords(before) && isWords(after) && isNearAnswer(after, before)
}

/** Shorter ones may be symbols: Co is not CO. */
function isWords(text: string): boolean {
  return words.test(text) && (text.match(/\p{L}/gu) ?? []).length >= fewestLetters
}
