import { overAt, rightAnswersFrom } from '@sabimark/domain/exam/right-answers.ts'
import { lockForAct } from '../exam/lock-for-act.ts'
import { selectOptionalRightAnswers, selectSilent, updateAnswersOpened } from '../exam/right-answers.db.ts'
import { insertAudit } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'

/**
 * Shows right answers though devices are still silent; never before the exam is over, by a clock that is trusted. Where they are open
 * already nothing changes.
 */
export async function openAnswers(tx: Tx, { examId }: { examId: string }, actor: Actor) {
  const exam = await lockForAct(tx, examId, 'openAnswers', actor)
  if (isRefused(exam)) return exam
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (!facts || overAt(facts) > tx.now) return refuse('WRONG_STATUS')
  if (rightAnswersFrom(facts) <= tx.now) return {}
  const silent = await selectSilent(tx, examId)
  await updateAnswersOpened(tx, examId, actor.userId)
  await insertAudit(tx, {
    actorId: actor.userId,
    action: 'exam.open_answers',
    subject: examId,
    detail: { silent: silent.length },
  })
  return {}
}
