import { createHash } from 'node:crypto'
import type { FileHead, ReportPiece } from '../render/report-file.ts'

/** So many rows are compared with those of a file that is there: reading more takes longer than a person waits for. */
export const mostCompared = 2_000

/** The hash of all a file says but the moment it was made, piece by piece as it is written; null for what is too long to compare. */
export function hashContent({ madeAt: _moment, ...head }: FileHead) {
  const hash = createHash('sha256').update(JSON.stringify(head))
  let count = 0
  return {
    add(piece: ReportPiece, rowCount: number): void {
      count += rowCount
      if (count <= mostCompared) hash.update(JSON.stringify(piece))
    },
    end: (): string | null => (count <= mostCompared ? hash.digest('hex') : null),
  }
}
