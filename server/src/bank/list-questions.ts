import { readPage } from '../platform/database/keyset.ts'
import { foldForSearch } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { narrowedTo } from './bank.access.ts'
import { selectQuestions } from './bank.db.ts'
import { asQuestionItem } from './question-item.ts'

export type QuestionListInput = { cursor?: string; subjectId?: string; search: string }

/** A page of the bank, newest first; a teacher sees the subjects assigned to them. */
export async function listQuestions(tx: Tx, input: QuestionListInput, actor: Actor) {
  const { subjectId = null, search } = input
  return await readPage(input.cursor, {
    read: (ask) =>
      selectQuestions(tx, { ...ask, teacherId: narrowedTo(actor), subjectId, search: foldForSearch(search) }),
    asItem: asQuestionItem,
    idOf: ({ id }) => id,
  })
}
