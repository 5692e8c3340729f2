import { cellText } from '@sabimark/domain/words/table/cell-text.ts'
import writeXlsxFile from 'write-excel-file/universal'
import type { Question } from '../neutral/question.ts'
import { rowsOf } from '../sheet/rows-of.ts'

/**
 * Questions as an Excel workbook. Every cell is a text, so that Excel makes no date of 1/2 and no number of 0123, also of what is
 * typed there later.
 */
export async function writeXlsx(questions: readonly Question[]): Promise<Uint8Array> {
  const [heads = [], ...rows] = rowsOf(questions)
  const asText = (value: string) =>
    value === '' ? null : { value: cellText(value), type: String, format: '@', wrap: true }
  const sheet = [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(asText)),
  ]
  const columns = heads.map((head) => ({ width: widths[head] ?? 14 }))
  const file = await writeXlsxFile(sheet, { stickyRowsCount: 1, columns }).toBlob()
  return new Uint8Array(await file.arrayBuffer())
}

const widths: Record<string, number> = { Question: 60, Explanation: 40, Passage: 40, Type: 16 }
