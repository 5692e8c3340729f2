import { openCardsPdf } from './cards/cards-pdf.ts'
import { openCsv } from './csv-writer.ts'
import type { FileHead } from './file-parts.ts'
import type { Writer } from './messages.ts'
import { openReportPdf } from './pdf/report-pdf.ts'
import { openXlsx } from './xlsx/xlsx-writer.ts'

export async function openWriter(head: FileHead): Promise<Writer> {
  if ('cards' in head) return await openCardsPdf(head.cards, head.madeAt)
  const { format, content, madeBy, madeAt } = head
  if (format === 'csv') return openCsv(content)
  if (format === 'excel') return openXlsx(content, madeBy, madeAt)
  return openReportPdf(content, madeBy, madeAt)
}
