import { reportReady } from '@sabimark/domain/report/report-notices.ts'
import type { Pool } from 'pg'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { type DueKind, enqueue } from '../../platform/jobs/due-work.ts'
import { tell } from '../../platform/notice/tell.ts'
import { isStillTheirs, selectOptionalUnseen } from './made-reports.db.ts'

/** The kind of due work that tells who asked for a report that it is ready. */
export const tellReadyKind = 'tell_report'

/** The page asks every second and a half how far its reports are: who waits there has seen it by then. */
const waitsMs = 15_000

/** Tells who asked for a report that it is ready, unless they see it on the page first. */
export async function tellLater(tx: Tx, id: string): Promise<void> {
  await enqueue(tx, tellReadyKind, id, new Date(tx.now.getTime() + waitsMs))
}

export function readyTelling({ pools: { app } }: { pools: { app: Pool } }): DueKind {
  return {
    needsClock: false,
    run: ({ schoolId, reference }) =>
      inSchool(app, { schoolId }, async (tx) => {
        const report = await selectOptionalUnseen(tx, reference)
        if (!report || !(await isStillTheirs(tx, report.requestedBy, report.teacherId))) return
        const { requestedBy: userId, title, range } = report
        await tell(tx, reportReady, [{ userId, about: reference, data: { reportId: reference, title, range } }])
      }),
  }
}
