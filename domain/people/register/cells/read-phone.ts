import type { Reading } from './sheet.ts'

/** A phone number as it was typed. Spreadsheets take the 0 in front and shorten what is long. */
export function readPhone(typed: string): Reading {
  const text = typed.trim()
  if (/^\d(?:[.,]\d{1,14})?e\+?\d{1,2}$/i.test(text)) {
    return { problem: `Excel has shortened this number to ${text}. Format the column as text and type it again.` }
  }
  const figures = text.replaceAll(/[\s().-]/g, '')
  if (/^[789]\d{9}$/.test(figures)) return { value: `0${figures}` }
  const count = text.replaceAll(/\D/g, '').length
  return count < 3 ? { problem: `“${text}” is not a phone number.` } : { value: text }
}
