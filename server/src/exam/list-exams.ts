import { narrowedTo } from '../bank/bank.access.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectExams } from './exam.db.ts'
import { asExamItem } from './exam-view.ts'

const pageSize = 50

/** A page of the exams the actor works on, newest first. */
export async function listExams(tx: Tx, input: { cursor?: string | undefined }, actor: Actor) {
  const rows = await selectExams(tx, {
    teacherId: narrowedTo(actor),
    before: input.cursor ?? null,
    limit: pageSize + 1,
  })
  const items = rows.slice(0, pageSize).map(asExamItem)
  return { items, nextCursor: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}
