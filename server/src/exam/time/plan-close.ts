import type { Tx } from '../../platform/database/tenant.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { settleAfterMs } from '../publish/settle-status.ts'
import { selectOptionalRightAnswers } from '../right-answers.db.ts'

/** Plans anew what is done as a sitting closes and as its exam is over: the close has moved, or the end of who sits it. */
export async function planClose(
  tx: Tx,
  { examId, sittingId, closesAt }: { examId: string; sittingId: string; closesAt: Date },
): Promise<void> {
  await enqueue(tx, 'close_sitting', sittingId, closesAt)
  await planCompletion(tx, examId)
}

/** Plans when the exam is over: after the last close, or the end of who sits it beyond that. */
export async function planCompletion(tx: Tx, examId: string): Promise<void> {
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (facts) await enqueue(tx, 'complete_exam', examId, new Date(facts.lastEndsAt.getTime() + settleAfterMs))
}
