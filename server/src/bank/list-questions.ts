import { foldForSearch } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { narrowedTo } from './bank.access.ts'
import { selectQuestions } from './bank.db.ts'
import { asQuestionItem } from './question-item.ts'

const pageSize = 50

export type QuestionListInput = { cursor?: string; subjectId?: string; search: string }

/** A page of the bank, newest first; a teacher sees the subjects assigned to them. */
export async function listQuestions(tx: Tx, input: QuestionListInput, actor: Actor) {
  const rows = await selectQuestions(tx, {
    teacherId: narrowedTo(actor),
    subjectId: input.subjectId ?? null,
    search: foldForSearch(input.search),
    before: input.cursor ?? null,
    limit: pageSize + 1,
  })
  const items = rows.slice(0, pageSize).map(asQuestionItem)
  return { items, nextCursor: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}
