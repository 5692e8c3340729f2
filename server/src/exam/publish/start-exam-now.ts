import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { sittingPhase } from '@sabimark/domain/exam/sitting.ts'
import { insertAudit } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor, Ctx } from '../../platform/http/route.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { isTheirs } from '../exam.access.ts'
import { type ExamRow, lockOptionalExam, updateStatus } from '../exam.db.ts'
import { instantsOf, isOfOurTime } from '../exam-times.ts'
import { getExam } from '../get-exam.ts'
import { lockSittings } from '../lock-sittings.db.ts'
import { refuseUnapproved } from '../refuse-unapproved.ts'
import { holdPaper } from '../release/hold-paper.ts'
import { openSittingNow } from '../sitting.db.ts'
import { holdKeys } from '../version/held-keys.ts'
import { openSitting } from './open-sitting.ts'
import { refuseUnseen } from './refuse-unseen.ts'

type Input = {
  examId: string
  sittingId?: string | undefined
  revision?: number | undefined
  holdsPaper?: boolean | undefined
}

/**
 * Opens the doors now: publishes a draft, or opens a sitting early. One that is open stays open (a double click). Only what the actor
 * looked at is opened: not the draft an exam has become since, nor what has been published since, nor the next sitting where the one
 * they meant has opened by itself.
 */
export async function startExamNow({ tx, input, actor, note }: Ctx<Input, true>) {
  await holdKeys(tx)
  const exam = await lockOptionalExam(tx, input.examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  if (!isTheirs(actor, exam)) return refuse('NOT_ALLOWED')
  const unopened =
    exam.status === 'draft' ? await openDraft(tx, exam, input, actor) : await openEarly(tx, exam, input, actor)
  const refusal = unopened ?? (input.holdsPaper ? await holdPaper({ tx, note }, exam.id) : null)
  return refusal ?? (await getExam(tx, input, actor))
}

async function openDraft(tx: Tx, exam: ExamRow, input: Input, actor: Actor) {
  const problem = actProblem('startNow', exam)
  if (problem) return refuse(problem)
  if (input.sittingId !== undefined) return refuse('WRONG_STATUS')
  const changed = await refuseUnseen(tx, input)
  if (changed) return changed
  const unapproved = await refuseUnapproved(tx, actor)
  if (unapproved) return unapproved
  const closesAt = instantsOf(exam)?.closesAt
  if (!closesAt || !isOfOurTime(closesAt)) return refuse('INVALID_TIME')
  if (closesAt <= tx.now) return refuse('CLOSING_TIME_PAST')
  return await openSitting(tx, exam, { opensAt: tx.now, closesAt }, actor)
}

/** What is published was approved: it only opens earlier. */
async function openEarly(tx: Tx, exam: ExamRow, { sittingId }: Input, actor: Actor) {
  const sittings = await lockSittings(tx, exam.id)
  const isOpen = sittings.some((one) => sittingPhase(one, tx.now) === 'open')
  if (exam.status === 'active' && isOpen) return null
  // The status follows a little after the last doors have closed; which sitting is next is known by its times.
  const problem = exam.status === 'active' ? null : actProblem('startNow', exam)
  if (problem) return refuse(problem)
  const asked = sittings.find((one) => one.sittingId === sittingId)
  if (!asked || asked.sittingId !== exam.sittingId) return refuse('WRONG_STATUS')
  if (asked.closesAt <= tx.now) return refuse('CLOSING_TIME_PAST')
  await updateStatus(tx, exam.id, 'active')
  // Its doors have opened by themselves, and the status was late.
  if (asked.opensAt <= tx.now) return null
  await openSittingNow(tx, asked.sittingId)
  // What candidates were told of the opening time is no longer so.
  await tellLater(tx, 'exam_published', asked.sittingId)
  await insertAudit(tx, {
    actorId: actor.userId,
    action: 'exam.started_now',
    subject: exam.id,
    detail: { wasToOpenAt: asked.opensAt },
  })
  return null
}
