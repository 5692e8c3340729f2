/** What a cell holds; null is an empty one. */
export type CellValue = string | number | null

/**
 * A table as CSV that Excel opens by a double click: with a byte order mark, so that names keep their letters, and with an
 * apostrophe before whatever a spreadsheet would take for a formula, in East Asian signs of full width, too. A phone number or a negative figure is none.
 */
export function csvOf(rows: readonly (readonly CellValue[])[]): string {
  return byteOrderMark + csvRows(rows)
}

/** What the first piece of a CSV file begins with. */
export const byteOrderMark = '\uFEFF'

/** Some rows of such a table, for a file that is written piece by piece. */
export function csvRows(rows: readonly (readonly CellValue[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: CellValue): string {
  if (value === null) return ''
  const text = isFormula(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function isFormula(value: string | number): value is string {
  if (typeof value === 'number') return false
  const plain = value.replace(/^[＝＠＋－]/, (sign) => sign.normalize('NFKC'))
  return /^[=@\t\r]/.test(plain) || (/^[+-]/.test(plain) && !/^[+-][\d\s().-]*$/.test(plain))
}
