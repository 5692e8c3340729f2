const dash = '–'

/** A share as a whole percentage: 0.684 is '68%'. */
export function shareText(share: number | null): string {
  return share === null ? dash : `${Math.round(share * 100)}%`
}

/** A coefficient to two decimals, with a minus as it is printed: '−0.18'. */
export function coefficientText(value: number | null): string {
  if (value === null) return dash
  const text = Math.abs(value).toFixed(2)
  return value < 0 && text !== '0.00' ? `−${text}` : text
}

/** Marks or per cent to one decimal. */
export function decimalText(value: number | null): string {
  return value === null ? dash : value.toFixed(1)
}

/** Marks a question or a paper is worth, without decimals it has not: '2.5', '40'. */
export function availableText(marks: number): string {
  return String(Number(marks.toFixed(2)))
}
