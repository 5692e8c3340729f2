import type { Pool } from 'pg'
import { inSchool } from '../../platform/database/tenant.ts'
import type { DueKind } from '../../platform/jobs/due-work.ts'
import { expireReport } from './made-reports.db.ts'

/** The kind of due work that deletes the file of a report when its time is over. */
export const expireReportKind = 'expire_report'

export function reportExpiry({ pools: { app } }: { pools: { app: Pool } }): DueKind {
  return {
    needsClock: true,
    run: ({ schoolId, reference }) => inSchool(app, { schoolId }, (tx) => expireReport(tx, reference)),
  }
}
