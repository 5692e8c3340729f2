import type { FileHead } from './writing/file-parts.ts'
import type { Writer } from './writing/messages.ts'

/** What writes this kind of file. The others are not loaded: each brings megabytes along. */
export async function openWriter(head: FileHead): Promise<Writer> {
  if ('cards' in head) {
    const { openCardsPdf } = await import('./cards/cards-pdf.ts')
    return await openCardsPdf(head.cards, head.madeAt)
  }
  const { format, content, school, madeBy, madeAt } = head
  if (format === 'csv') return (await import('./csv-writer.ts')).openCsv(content)
  if (format === 'excel') return (await import('./xlsx/xlsx-writer.ts')).openXlsx(content, madeBy, madeAt)
  const { openReportPdf } = await import('./pdf/report-pdf.ts')
  return await openReportPdf(content, { school, madeBy, madeAt })
}
