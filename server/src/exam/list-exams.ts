import { narrowedTo } from '../bank/bank.access.ts'
import { readPage } from '../platform/database/keyset.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectExams } from './exam.db.ts'
import { asExamItem } from './exam-view.ts'

/** A page of the exams the actor works on, newest first. */
export async function listExams(tx: Tx, input: { cursor?: string | undefined }, actor: Actor) {
  return await readPage(input.cursor, {
    read: (ask) => selectExams(tx, { ...ask, teacherId: narrowedTo(actor) }),
    asItem: asExamItem,
    idOf: ({ id }) => id,
  })
}
