import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import { byteOrderMark, csvRows } from '@sabimark/domain/words/table/csv.ts'
import { joined } from './writing/joined.ts'
import type { Writer } from './writing/messages.ts'
import { rowsOf } from './writing/rows-of.ts'

/** The main table of a report with all its columns. */
export function openCsv({ tables: [main] }: ReportContent): Writer {
  const encoder = new TextEncoder()
  const pieces = [encoder.encode(byteOrderMark + csvRows([main.columns.map(({ label }) => label), ...main.rows]))]
  return {
    add: async (piece) => {
      pieces.push(encoder.encode(csvRows(rowsOf(piece))))
    },
    end: async () => joined(pieces),
  }
}
