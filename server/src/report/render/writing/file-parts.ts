import type { CardsHead, ReportCard } from '@sabimark/domain/report/report-card.ts'
import type { Cell, ReportContent, ReportFormat } from '@sabimark/domain/report/report-content.ts'
import type { SchoolFace } from '@sabimark/domain/report/school-face.ts'

/** A part of what a file is made of: further rows of the main table, or further cards. */
export type ReportPiece = { rows: readonly (readonly Cell[])[] } | { cards: readonly ReportCard[] }

/** What a file begins with; `school` only what is printed. Rows that the content's main table has already come before those of the pieces. */
export type FileHead =
  | { format: ReportFormat; content: ReportContent; school: SchoolFace | null; madeBy: string; madeAt: Date }
  | { format: 'pdf'; cards: CardsHead; madeAt: Date }

/** A file that is being written. Whoever opens one ends it or drops it. */
export type ReportFile = {
  /** Resolves when the thread has written the piece: the next one is fetched only then. Rejects when the thread cannot. */
  add(piece: ReportPiece): Promise<void>
  /** The whole file; the same pieces give the same bytes. */
  end(): Promise<Uint8Array>
  /** Forgets the file in the middle; what is still asked of it is rejected. Afterwards it does nothing. */
  drop(): void
}
