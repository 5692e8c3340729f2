import type { QuestionRow } from './bank.db.ts'

/** A question as staff read it. */
export function asQuestionItem(row: QuestionRow) {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
