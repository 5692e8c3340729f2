import { readTypedNumber } from '@sabimark/domain/bank/typed-number.ts'
import { withoutEnd } from '@sabimark/domain/words/signs/without-end.ts'

/**
 * Numbers as texts, never as floating point: what a file says is kept to the last digit.
 */

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Whether a text is a number and nothing else, as the marking reads numbers. */
export function isNumberText(text: string): boolean {
  return readTypedNumber(text)?.unit === ''
}

/**
 * A number as people type it, as a text that programs read: the minus of a typesetter is a hyphen, separators of thousands are
 * gone ('2,500' and '2 500' are 2500), a decimal comma is a point ('1,5' is 1.5), a naira sign goes. Null for what is no number.
 */
export function numberText(typed: string): string | null {
  let text = typed.trim().replaceAll(/[\u2212\u2013\uFE63\uFF0D]/g, '-')
  text = text.replace(/^([+-]?)(?:₦|NGN|N(?=\d))\s*/i, '$1')
  if (/^[+-]?\d{1,3}(?:[,\u00A0\u202F\u2009 ]\d{3})+(?:\.\d*)?$/.test(text)) text = text.replaceAll(/[^\d.+-]/g, '')
  else if (/^[+-]?\d*,\d+$/.test(text)) text = text.replace(',', '.')
  return isNumberText(text) ? text : null
}

/** A decimal of a file that is a program's number: '2.50' is 2.5. Null for none. */
export function figureOf(typed: string): number | null {
  const text = numberText(typed)
  return text !== null && decimal.test(text) ? Number(text) : null
}

/** The middle of two decimals and how far each lies from it, exactly: '3.2' and '3.4' are 3.3 and 0.1. Null for no decimals. */
export function middleOf(low: string, high: string): { value: string; tolerance: string } | null {
  if (!decimal.test(low) || !decimal.test(high) || low.length + high.length > 200) return null
  const places = Math.max(placesOf(low), placesOf(high))
  const [from, to] = [scaled(low, places) * 10n, scaled(high, places) * 10n].sort((a, b) => (a < b ? -1 : 1))
  if (from === undefined || to === undefined) return null
  return { value: unscaled((from + to) / 2n, places + 1), tolerance: unscaled((to - from) / 2n, places + 1) }
}

function placesOf(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

function scaled(text: string, places: number): bigint {
  const digits = text.replace('.', '').replace('+', '') + '0'.repeat(places - placesOf(text))
  return BigInt(digits.startsWith('-') ? `-${digits.slice(1)}` : digits)
}

function unscaled(amount: bigint, places: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const part = withoutEnd(digits.slice(digits.length - places), '0')
  return `${sign}${whole}${part === '' ? '' : `.${part}`}`
}
