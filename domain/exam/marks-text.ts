/** Marks as people write them: 200 is '2', 250 is '2.5', 33 is '0.33'. Refuses (RangeError) parts of a hundredth. */
export function marksText(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`${hundredths} is not a whole number of hundredths`)
  const sign = hundredths < 0 ? '-' : ''
  const amount = Math.abs(hundredths)
  const part = String(amount % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${sign}${Math.floor(amount / 100)}${part === '' ? '' : `.${part}`}`
}
