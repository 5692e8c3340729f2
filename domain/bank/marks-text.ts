/** Marks as people write them: 200 is '2', 250 is '2.5', 33 is '0.33'. Refuses (RangeError) parts of a hundredth. */
export function marksText(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`${hundredths} is not a whole number of hundredths`)
  const sign = hundredths < 0 ? '-' : ''
  const amount = Math.abs(hundredths)
  const part = String(amount % 100)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '')
  return `${sign}${Math.floor(amount / 100)}${part === '' ? '' : `.${part}`}`
}

/** The most marks a question or an exam can have, in hundredths: 1,000 marks. */
export const maxMarksHundredths = 100_000

/**
 * Marks as somebody typed them, in hundredths: '2.5' and '2,5' are 250. Null for anything that is no number from 0 to
 * 1,000 with at most two decimals.
 */
export function marksFromText(text: string): number | null {
  const found = /^(\d{0,4})(?:[.,](\d{0,2}))?$/.exec(text.trim())
  if (!found || !/\d/.test(text)) return null
  const hundredths = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return hundredths > maxMarksHundredths ? null : hundredths
}
