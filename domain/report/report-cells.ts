import { lagosDay, lagosInstant } from '../words/lagos-time.ts'
import { averageText } from '../words/percentage-text.ts'
import type { Cell, ColumnKind, ReportColumn } from './report-content.ts'

/** A column as it stands on a screen and on paper. */
export type ShownColumn = {
  label: string
  kind: ColumnKind
  isNumeric: boolean
  textOf: (row: readonly Cell[]) => string
}

const texts: readonly ColumnKind[] = ['text', 'grade', 'day']

/** A value as people read it; a dash for what is not known. */
export function figureText(value: Cell, kind: ColumnKind): string {
  if (value === null) return '–'
  if (typeof value === 'number') return textOfNumber(value, kind)
  return kind === 'day' ? dayText(value) : value
}

function textOfNumber(value: number, kind: ColumnKind): string {
  if (kind === 'percent') return averageText(value)
  return (kind === 'points' ? pointsText : numberText).format(value)
}

/**
 * The columns a page has room for: marks and the total right after them are one, '34/40'. Wide paper has room for those that
 * are otherwise only in a file.
 */
export function shownColumns(columns: readonly ReportColumn[], { isWide = false } = {}): ShownColumn[] {
  return columns.flatMap(({ label, kind, onlyInFile }, at) => {
    if ((onlyInFile && !isWide) || (kind === 'total' && columns[at - 1]?.kind === 'marks')) return []
    const hasTotal = kind === 'marks' && columns[at + 1]?.kind === 'total'
    const textOf = (row: readonly Cell[]) => {
      const own = figureText(row[at] ?? null, kind)
      const total = row[at + 1] ?? null
      return hasTotal && own !== '–' && total !== null ? `${own}/${figureText(total, 'total')}` : own
    }
    return [{ label, kind, isNumeric: !texts.includes(kind), textOf }]
  })
}

const numberText = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
const pointsText = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function dayText(day: string): string {
  const noon = lagosInstant(day, '12:00')
  return noon ? lagosDay(noon) : day
}
