import { decisionProblem, type SeenWriting } from '@sabimark/domain/exam/approval/approval.ts'
import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { examSentBack } from '@sabimark/domain/exam/exam-notices.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { tell } from '../../platform/notice/tell.ts'
import { selectDraftRevision } from '../draft/draft-revision.db.ts'
import { lockOptionalExam } from '../exam.db.ts'
import { timesToSet } from '../exam-times.ts'
import { getExam } from '../get-exam.ts'
import { lockForAct } from '../lock-for-act.ts'
import { openSitting } from '../publish/open-sitting.ts'
import { holdPaper } from '../release/hold-paper.ts'
import { holdKeys } from '../version/held-keys.ts'
import { type ApprovalRow, markSentBack, selectApproval } from './approval.db.ts'

type Deciding = { examId: string } & SeenWriting

/** Publishes what waits, of which its owner is told. Approving again, as two administrators may at one moment, answers the published exam. */
export async function approve({ tx, input, actor, note }: Ctx<Deciding & { holdsPaper?: boolean | undefined }, true>) {
  const { examId, revision, holdsPaper = false, ...seen } = input
  await holdKeys(tx)
  const exam = await lockOptionalExam(tx, examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  if (exam.status === 'scheduled' || exam.status === 'active') return await getExam(tx, input, actor)
  const problem = actProblem('approve', exam)
  if (problem) return refuse(problem)
  const asked = await selectApproval(tx, examId)
  const undecided = await refuseDeciding(tx, asked, { examId, revision, ...seen })
  if (undecided) return undecided
  const times = timesToSet(exam)
  if (!times) return refuse('INVALID_TIME')
  const refusal =
    (await openSitting(tx, exam, times, actor)) ?? (holdsPaper ? await holdPaper({ tx, note }, examId) : null)
  if (refusal) return refusal
  // A question that was edited while it was frozen is not what anybody has approved.
  if ((await selectApproval(tx, examId)).paper !== asked.paper) return refuse('NOT_WAITING')
  await note('exam.approved', examId, { detail: { revision } })
  return await getExam(tx, input, actor)
}

/** Gives what waits back to its owner, with why. */
export async function sendBack({ tx, input, actor, note }: Ctx<Deciding & { reason: string }, true>) {
  const { examId, revision, reason } = input
  const exam = await lockForAct(tx, examId, 'sendBack', actor)
  if (isRefused(exam)) return exam
  const undecided = await refuseDeciding(tx, await selectApproval(tx, examId), input)
  if (undecided) return undecided
  await markSentBack(tx, examId, { reason, by: actor.userId })
  await note('exam.sent_back', examId, { detail: { revision, reason } })
  const data = { examId, title: exam.title, by: actor.name, reason }
  await tell(tx, examSentBack, [{ userId: exam.ownerId, about: examId, data }])
  return await getExam(tx, input, actor)
}

async function refuseDeciding(tx: Tx, asked: ApprovalRow, { examId, ...seen }: Deciding) {
  const problem = decisionProblem(asked, seen)
  if (problem === 'CHANGED_MEANWHILE') return refuse(problem, await selectDraftRevision(tx, examId))
  return problem && refuse(problem)
}
