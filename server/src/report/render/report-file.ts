import { createRendering } from './rendering.ts'
import type { FileHead, ReportFile } from './writing/file-parts.ts'

export type { FileHead, ReportFile, ReportPiece } from './writing/file-parts.ts'

const minute = 60_000

/** Begins a file in the one rendering thread of the process, which is started when it is needed. */
export const openReportFile: (head: FileHead) => ReportFile = createRendering({
  entry: new URL('./render-thread.ts', import.meta.url),
  idleMs: minute,
  patienceMs: 2 * minute,
})
