import type { Cell, ColumnKind } from '@sabimark/domain/report/report-content.ts'
import { cellText } from '@sabimark/domain/words/table/cell-text.ts'

export type SheetCell =
  | { value: string; type: StringConstructor; fontWeight?: 'bold' }
  | { value: number; type: NumberConstructor; format?: string }
  | { value: Date; type: DateConstructor; format: string }
  | null

/** A number stays one, a day is a date, and a text is a text whatever it begins with: Excel takes none of them for a formula. */
export function cellOf(value: Cell, kind: ColumnKind): SheetCell {
  if (value === null) return null
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null
    const format = formats[kind]
    return { value, type: Number, ...(format && { format }) }
  }
  const date = kind === 'day' ? dateOf(value) : undefined
  return date ? { value: date, type: Date, format: 'd mmm yyyy' } : textOf(value)
}

export function headOf(label: string): SheetCell {
  return { value: safeText(label), type: String, fontWeight: 'bold' }
}

export function textOf(value: string): SheetCell {
  return value === '' ? null : { value: safeText(value), type: String }
}

/** `percent` is 72.5 for 72.5 %, so Excel must not multiply it by a hundred. */
const formats: Partial<Record<ColumnKind, string>> = { percent: '0.0"%"', points: '0.0', count: '#,##0' }

function dateOf(day: string): Date | undefined {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

/** Excel holds 32,767 letters in a cell and calls a file damaged that has more, or signs that XML has not. */
function safeText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
  const printable = text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ' ')
  return cellText(printable.slice(0, 32_000))
}
