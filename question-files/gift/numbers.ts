import { middleOf, numberText } from '../neutral/number-text.ts'
import type { Accepted, RightNumber } from '../neutral/question.ts'

/** '3', '3:0.1' and '3.2..3.4'. What is no number keeps its words, and is asked for. */
export function readNumber(text: string): RightNumber {
  const [low = '', high = '', ...more] = text.split('..').map((part) => numberText(part) ?? part.trim())
  const middle = more.length === 0 ? middleOf(low, high) : null
  if (middle) return { ...middle, unit: null }
  const [own = '', ...behind] = text.split(':')
  const value = numberText(own) ?? own.trim()
  const tolerance = behind.length === 0 ? null : (numberText(behind.join(':')) ?? behind.join(':').trim())
  return { value, tolerance, unit: null }
}

/** A further number that gives a share of the marks. */
export function acceptedNumber(text: string, percent: number): Accepted {
  const { value, tolerance } = readNumber(text)
  return { text: tolerance === null ? value : `${value} ± ${tolerance}`, percent }
}

/** A number with its tolerance as GIFT writes it. */
export function writeNumber(text: string): string {
  const [value = '', ...tolerance] = text.split('±').map((part) => part.trim())
  return [value, ...tolerance].join(':')
}
