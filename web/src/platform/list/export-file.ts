import { cellText } from '@sabimark/domain/words/table/cell-text.ts'
import { type CellValue, csvOf } from '@sabimark/domain/words/table/csv.ts'
import writeXlsxFile from 'write-excel-file/universal'

export type ExportFormat = 'xlsx' | 'csv'

/** The file of a list: its heads in the first row, texts as texts, whatever they begin with. */
export async function exportFile(format: ExportFormat, rows: readonly (readonly CellValue[])[]): Promise<Blob> {
  if (format === 'csv') return new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' })
  const [heads = [], ...others] = rows
  const sheet = [
    heads.map((head) => ({ value: String(head), fontWeight: 'bold' as const })),
    ...others.map((row) => row.map(cellOf)),
  ]
  return await writeXlsxFile(sheet, { stickyRowsCount: 1 }).toBlob()
}

function cellOf(value: CellValue) {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value: cellText(value), type: String }
}
