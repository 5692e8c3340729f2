import { approvalState, needsApproval } from '@sabimark/domain/exam/approval/approval.ts'
import { approvalAsked } from '@sabimark/domain/exam/exam-notices.ts'
import { selectAdmins } from '../../people/account/membership.db.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { tell } from '../../platform/notice/tell.ts'
import { selectExamSettings } from '../../school/settings/settings.db.ts'
import { selectDraftRevision } from '../draft/draft-revision.db.ts'
import { timesToSet } from '../exam-times.ts'
import { getExam } from '../get-exam.ts'
import { lockForAct } from '../lock-for-act.ts'
import { refuseUnready } from '../publish/open-sitting.ts'
import { markAsked, selectApproval } from './approval.db.ts'

type Asking = { examId: string; revision: number }

/** Sends a draft as it stands to the administrators; it could be published like this. */
export async function askApproval({ tx, input, actor, note }: Ctx<Asking, true>) {
  const { examId, revision } = input
  const exam = await lockForAct(tx, examId, 'askApproval', actor)
  if (isRefused(exam)) return exam
  if (!needsApproval(actor.role, await selectExamSettings(tx))) return refuse('APPROVAL_NOT_NEEDED')
  const asked = await selectApproval(tx, examId)
  if (asked.revision !== revision) return refuse('CHANGED_MEANWHILE', await selectDraftRevision(tx, examId))
  // A double click.
  if (approvalState(asked) === 'waiting') return await getExam(tx, input, actor)
  const times = timesToSet(exam)
  if (!times) return refuse('INVALID_TIME')
  const unready = await refuseUnready(tx, exam, times)
  if (unready) return unready
  await markAsked(tx, examId, { revision, paper: asked.paper, by: actor.userId })
  await note('exam.approval_asked', examId, { detail: { revision } })
  const data = { examId, title: exam.title, by: actor.name }
  await tell(
    tx,
    approvalAsked,
    (await selectAdmins(tx)).map((userId) => ({ userId, about: examId, data })),
  )
  return await getExam(tx, input, actor)
}
