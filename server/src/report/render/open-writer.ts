import { openCsv } from './csv-writer.ts'
import type { FileHead } from './file-parts.ts'
import type { Writer } from './messages.ts'

export async function openWriter(head: FileHead): Promise<Writer> {
  if ('content' in head && head.format === 'csv') return openCsv(head.content)
  throw new Error('there is no writer of this format yet')
}
