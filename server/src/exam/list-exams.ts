import { narrowedTo } from '../bank/bank.access.ts'
import { readPage } from '../platform/database/keyset.ts'
import { foldForSearch } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectExams } from './exam.db.ts'
import { asExamItem } from './exam-view.ts'

/** A page of the exams the actor works on, newest first. */
export async function listExams(tx: Tx, input: { cursor?: string | undefined; search: string }, actor: Actor) {
  const search = foldForSearch(input.search)
  return await readPage(input.cursor, {
    read: (ask) => selectExams(tx, { ...ask, teacherId: narrowedTo(actor), search }),
    asItem: asExamItem,
    idOf: ({ id }) => id,
  })
}
