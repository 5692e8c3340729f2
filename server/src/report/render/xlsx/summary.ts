import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import { cellOf, headOf, type SheetCell, textOf } from './cells.ts'

/** What a report is and what it says in figures and bars. */
export function summaryOf(content: ReportContent, made: string): SheetCell[][] {
  const { schoolName, title, range, counted, figures, bars } = content
  const rows: SheetCell[][] = [
    [headOf(schoolName)],
    [headOf(title)],
    [textOf(range)],
    [textOf(counted)],
    [textOf(made)],
    [],
    ...figures.map(({ label, value, kind }) => [textOf(label), cellOf(value, kind)]),
  ]
  if (!bars) return rows
  return [
    ...rows,
    [],
    [headOf(bars.title), headOf('Average'), headOf('Students')],
    ...bars.rows.map(({ label, average, studentsCount }) => [
      textOf(label),
      cellOf(average, 'percent'),
      cellOf(studentsCount, 'count'),
    ]),
  ]
}
