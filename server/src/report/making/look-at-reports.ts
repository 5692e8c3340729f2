import type { contract } from '@sabimark/contract/contract.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor, Ctx, InputOf } from '../../platform/http/route.ts'
import { reportsOf } from '../report.access.ts'
import { madeReportOf } from './made-report.ts'
import { cancelReport, noteSeen, selectOptionalReport, selectReports } from './made-reports.db.ts'

const listedForMs = 180 * 24 * 3_600_000

/** Those of the last six months, the newest first; a teacher's are those the teacher made. Who made them has seen them then. */
export async function listMade(tx: Tx, actor: Actor) {
  const teacherId = reportsOf(actor)
  const rows = await selectReports(tx, { since: new Date(tx.now.getTime() - listedForMs), teacherId })
  const unseen = rows.flatMap(({ id, unseenBy }) => (unseenBy === actor.userId ? [id] : []))
  if (unseen.length > 0) await noteSeen(tx, unseen, actor.userId)
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
