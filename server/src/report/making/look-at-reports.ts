import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { madeReportOf } from './made-report.ts'
import { cancelReport, selectOptionalReport, selectReports } from './made-reports.db.ts'

const listedForMs = 180 * 24 * 3_600_000

/** Those of the last six months, the newest first. */
export async function listMade(tx: Tx) {
  const rows = await selectReports(tx, new Date(tx.now.getTime() - listedForMs))
  return { items: rows.map(madeReportOf) }
}

/** How far one is. */
export async function getMade(tx: Tx, id: string) {
  const row = await selectOptionalReport(tx, id)
  return row ? madeReportOf(row) : refuse('UNKNOWN_REPORT')
}

/** Ends it, whether it waits, is being made or is ready. */
export async function cancelMade(tx: Tx, id: string) {
  await cancelReport(tx, id)
  return await getMade(tx, id)
}
