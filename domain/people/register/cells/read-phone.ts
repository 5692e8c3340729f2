import type { Reading } from './sheet.ts'

/** Between two numbers in one cell: a space alone stands inside a number. */
const between = /\s{0,9}(?:[,;/&\n]|\bor\b)\s{0,9}/i

/**
 * A phone number as it was typed. Spreadsheets take the 0 in front and shorten what is long. Of several in one cell the first is taken,
 * which is said; one with a figure too few or too many cannot be dialled.
 */
export function readPhone(typed: string): Reading {
  const text = typed.trim()
  const parts = text
    .slice(0, 200)
    .split(between)
    .filter((part) => figuresIn(part).length >= 7)
  const [first = '', ...others] = parts
  if (others.length === 0) return readOne(text)
  const found = readOne(first)
  if (found.problem !== undefined) return found
  return { ...found, remark: `This cell has two numbers: ${found.value} is taken, ${others.join(' and ')} is not.` }
}

function readOne(text: string): Reading {
  if (isShortened(text)) {
    return { problem: `Excel has shortened this number to ${text}. Format the column as text and type it again.` }
  }
  const plain = text.replaceAll(/[\s().-]/g, '')
  if (/^[789]\d{9}$/.test(plain) || landlineWithoutZero.test(plain)) return { value: `0${plain}` }
  const count = mobileFigures(plain)
  if (count !== null && count !== nigerian) {
    return { problem: `${text} has ${count} digits: a Nigerian number has ${nigerian}.`, value: text }
  }
  return figuresIn(text).length < 3 ? { problem: `“${text}” is not a phone number.` } : { value: text }
}

/** As a spreadsheet shows a long number in a narrow column. */
const isShortened = (text: string) => /^\d(?:[.,]\d{1,14})?e\+?\d{1,2}$/i.test(text)

const nigerian = 11

/**
 * How many figures a number of a mobile phone in Nigeria has with its 0 in front; null for any other number. Mobile phones have 070, 080,
 * 081, 090 and 091 in front; behind 07, 08 and 09 any other figure is of a landline, such as 084 of Port Harcourt.
 */
function mobileFigures(plain: string): number | null {
  const rest = /^(?:\+?2340?|0)([789]\d{5,14})$/.exec(plain)?.[1] ?? /^[789]\d{8}$/.exec(plain)?.[0]
  return rest === undefined || landline.test(rest) ? null : rest.length + 1
}

/** Without its 0: a town and 5 or 6 figures, and Abuja's 9 with 7. */
const landline = /^[789][2-9]\d{5,6}$/
/** As a spreadsheet leaves it; with a figure fewer it may be anything. */
const landlineWithoutZero = /^[789][2-9]\d{6}$/

const figuresIn = (text: string) => text.replaceAll(/\D/g, '')

/** The figures by which two phone numbers are compared: 08031234567 and +234 803 123 4567 are one. '' for what is no whole number. */
export function phoneKey(typed: string): string {
  return phoneKeys(typed)[0] ?? ''
}

/** The same of every number in one cell, as a record may keep two. */
export function phoneKeys(typed: string): string[] {
  return typed
    .slice(0, 200)
    .split(between)
    .map((part) => (isShortened(part) ? '' : figuresIn(part)))
    .filter((figures) => figures.length >= 7)
    .map((figures) => figures.slice(-10))
}
