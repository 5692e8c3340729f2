import type { contract } from '@sabimark/contract/contract.ts'
import {
  isTooLarge,
  mostAtOnce,
  mostKept,
  mostKeptOfTeacher,
  reportFileName,
} from '@sabimark/domain/report/report-file.ts'
import { keptRange, type RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor, Ctx, InputOf } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { lockSchool } from '../../school/school.db.ts'
import { reportsOf } from '../report.access.ts'
import type { AskedReport } from '../rows/params.ts'
import { readRange } from '../rows/read-head.ts'
import { readReport } from '../rows/read-report.ts'
import { madeReportOf } from './made-report.ts'
import { countReports, insertReport, selectOptionalDays, selectOptionalReport } from './made-reports.db.ts'
import { findSameFile } from './same-file.ts'

/** The kind of due work that makes a report, by its id. */
export const makeReportKind = 'make_report'

/**
 * Asks for a report to be made. What cannot be made is refused before anything waits; its days are fixed now, whenever it is
 * made.
 */
export async function makeReport({ tx, input, actor, now, note }: Ctx<InputOf<typeof contract.report.make>>) {
  const { format, againOf, takesReady = false, ...params } = input
  if (params.type === 'report_cards' && format !== 'pdf') return refuse('FORMAT_INVALID')
  const asked = againOf === undefined ? await daysAsked(tx, params, { actor, now }) : await daysOf(tx, againOf, actor)
  if (isRefused(asked)) return asked
  const { range, teacherId } = asked
  const content = await readReport(tx, { ...params, teacherId }, { now, range, mainRows: 0 })
  if (isRefused(content)) return content
  const { rowCount: totalCount } = content.tables[0]
  if (isTooLarge({ type: params.type, format, count: totalCount })) return refuse('REPORT_TOO_LARGE')

  const { firstDay, lastDay } = range
  const file = { params, format, firstDay, lastDay, requestedBy: actor.userId, teacherId, totalCount }
  const same = takesReady ? await findSameFile(tx, file) : undefined
  if (same) return madeReportOf(same)

  // Whoever asks at the same moment waits here, so that none is counted twice.
  const school = await lockSchool(tx)
  const { ofPerson, ofSchool, keptBytes, keptOfTeacher } = await countReports(tx, actor.userId)
  if (keptBytes >= mostKept || keptOfTeacher >= mostKeptOfTeacher) return refuse('REPORTS_FILL_UP')
  if (ofPerson >= mostAtOnce.ofPerson || ofSchool >= mostAtOnce.ofSchool) return refuse('REPORT_BUSY')
  const id = newId(now.getTime())
  await insertReport(tx, {
    ...file,
    id,
    title: content.title,
    range: range.words,
    fileName: reportFileName({ subdomain: school?.subdomain ?? 'school', type: params.type, format, now }),
  })
  await enqueue(tx, makeReportKind, id)
  await note('report.made', id, { detail: { type: params.type, format, title: content.title } })
  return await readMade(tx, id)
}

type Asked = { range: RangeOfDays; teacherId: string | null }

async function daysAsked(tx: Tx, params: AskedReport, { actor, now }: { actor: Actor; now: Date }) {
  const range = await readRange(tx, params, now)
  return isRefused(range) ? range : ({ range, teacherId: reportsOf(actor) } satisfies Asked)
}

/** The days another report was asked for, and to whom it is limited: made again, a teacher's is of the same classes. */
async function daysOf(tx: Tx, id: string, actor: Actor) {
  const days = await selectOptionalDays(tx, id, reportsOf(actor))
  return days ? ({ range: keptRange(days), teacherId: days.teacherId } satisfies Asked) : refuse('UNKNOWN_REPORT')
}

async function readMade(tx: Tx, id: string) {
  const made = await selectOptionalReport(tx, id, null)
  if (!made) throw new Error('A report that was just asked for is there.')
  return madeReportOf(made)
}
