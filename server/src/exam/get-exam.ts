import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectOptionalExam } from './exam.db.ts'
import { asExamDetail } from './exam-view.ts'

/** One exam with everything its author may edit. */
export async function getExam(tx: Tx, { examId }: { examId: string }, actor: Actor) {
  const exam = await selectOptionalExam(tx, examId)
  return exam ? await asExamDetail(tx, exam, actor) : refuse('UNKNOWN_EXAM')
}
