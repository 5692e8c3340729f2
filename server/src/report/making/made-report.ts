import type { MadeRow } from './made-reports.db.ts'

/** A report as people see it: its file is there while it is ready. */
export function madeReportOf({ fileId, madeBy, madeAt, expiresAt, unseenBy: _unseenBy, ...report }: MadeRow) {
  const isReady = report.state === 'ready'
  return {
    ...report,
    bytes: isReady ? report.bytes : null,
    fileUrl: isReady ? `/files/${fileId}` : null,
    madeBy: madeBy ?? 'Somebody who has left',
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
