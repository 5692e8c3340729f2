import type { Cell } from '@sabimark/domain/report/report-content.ts'
import type { ReportPiece } from './file-parts.ts'

/** The rows of a piece for a file that has a table. */
export function rowsOf(piece: ReportPiece): readonly (readonly Cell[])[] {
  if (!('rows' in piece)) throw new Error('report cards do not belong in a file of rows')
  return piece.rows
}
