import type { contract } from '@sabimark/contract/contract.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx, InputOf } from '../../platform/http/route.ts'
import { reportsOf } from '../report.access.ts'
import { madeReportOf } from './made-report.ts'
import { cancelReport, selectOptionalReport, selectReports } from './made-reports.db.ts'

const listedForMs = 180 * 24 * 3_600_000

/** Those of the last six months, the newest first; a teacher's are those the teacher made. */
export async function listMade(tx: Tx, teacherId: string | null) {
  const rows = await selectReports(tx, { since: new Date(tx.now.getTime() - listedForMs), teacherId })
  return { items: rows.map(madeReportOf) }
}

/** How far one is. */
export async function getMade(tx: Tx, id: string, teacherId: string | null) {
  const row = await selectOptionalReport(tx, id, teacherId)
  return row ? madeReportOf(row) : refuse('UNKNOWN_REPORT')
}

/** Ends it, whether it waits, is being made or is ready; its file goes for everybody, and its links with it. */
export async function cancelMade({ tx, input: { id }, actor, note }: Ctx<InputOf<typeof contract.report.cancel>>) {
  const teacherId = reportsOf(actor)
  if (await cancelReport(tx, id, teacherId)) await note('report.cancelled', id)
  return await getMade(tx, id, teacherId)
}
