import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { insertAudit } from '../../platform/record/record-log.ts'
import { type ExamRow, lockOptionalExam, updateStatus } from '../exam.db.ts'
import { instantsOf } from '../exam-times.ts'
import { getExam } from '../get-exam.ts'
import { openSittingsNow } from '../sitting.db.ts'
import { openSitting } from './open-sitting.ts'

/** Opens the doors now: publishes a draft, or opens a scheduled exam early. An open one stays open (a double click). */
export async function startExamNow(tx: Tx, input: { examId: string }, actor: Actor) {
  const exam = await lockOptionalExam(tx, input.examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  if (exam.status === 'completed' || exam.status === 'archived') return refuse('WRONG_STATUS')
  const closesAt = exam.closesAt ?? instantsOf(exam)?.closesAt
  if (!closesAt) return refuse('INVALID_TIME')
  if (closesAt <= tx.now) return refuse('CLOSING_TIME_PAST')
  const refusal =
    exam.status === 'draft'
      ? await openSitting(tx, exam, { opensAt: tx.now, closesAt }, actor)
      : await openEarly(tx, exam, actor)
  return refusal ?? (await getExam(tx, input, actor))
}

async function openEarly(tx: Tx, exam: ExamRow, actor: Actor): Promise<null> {
  if (exam.status !== 'scheduled') return null
  // What candidates were told of the opening time is no longer so.
  for (const sittingId of await openSittingsNow(tx, exam.id)) await tellLater(tx, 'exam_published', sittingId)
  await updateStatus(tx, exam.id, 'active')
  await insertAudit(tx, {
    actorId: actor.userId,
    action: 'exam.started_now',
    subject: exam.id,
    detail: { wasToOpenAt: exam.opensAt },
  })
  return null
}
