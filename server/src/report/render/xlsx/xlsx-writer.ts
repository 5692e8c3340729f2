import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import { lagosClock, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import writeXlsxFile from 'write-excel-file/universal'
import type { Writer } from '../writing/messages.ts'
import { rowsOf } from '../writing/rows-of.ts'
import { cellOf, headOf, type SheetCell } from './cells.ts'
import { sheetNames } from './sheet-names.ts'
import { stampZip } from './stamp-zip.ts'
import { summaryOf } from './summary.ts'

/** A workbook: what the report says in figures on the first sheet, and a sheet for each of its tables. */
export function openXlsx(content: ReportContent, madeBy: string, madeAt: Date): Writer {
  const { tables } = content
  const [main] = tables
  const sheets = tables.map(({ columns, rows }) => ({
    columns,
    data: [columns.map(({ label }) => headOf(label)), ...rows.map((row) => cellsOf(row, columns))],
  }))
  return {
    add: async (piece) => {
      for (const row of rowsOf(piece)) sheets[0]?.data.push(cellsOf(row, main.columns))
    },
    end: async () => {
      const made = `Made by ${madeBy} on ${lagosDay(madeAt)}, ${lagosClock(madeAt)}`
      const [summaryName = '', ...names] = sheetNames(['Summary', ...tables.map(({ title }) => title)])
      const file = await writeXlsxFile([
        { sheet: summaryName, data: summaryOf(content, made), columns: [{ width: 44 }, { width: 18 }, { width: 14 }] },
        ...sheets.map(({ columns, data }, at) => ({
          sheet: names[at] ?? '',
          data,
          columns: columns.map((_, place) => ({ width: widthOf(data, place) })),
          stickyRowsCount: 1,
        })),
      ]).toBlob()
      return stampZip(new Uint8Array(await file.arrayBuffer()), madeAt)
    },
  }
}

function cellsOf(row: readonly (string | number | null)[], columns: ReportContent['tables'][0]['columns']) {
  return columns.map(({ kind }, at) => cellOf(row[at] ?? null, kind))
}

/** In letters, by the first rows; a long text is read in its cell. */
function widthOf(data: readonly (readonly SheetCell[])[], place: number): number {
  const lengths = data.slice(0, 300).map((row) => {
    const value = row[place]?.value ?? ''
    return value instanceof Date ? 11 : String(value).length
  })
  return Math.min(48, Math.max(8, ...lengths) + 2)
}
