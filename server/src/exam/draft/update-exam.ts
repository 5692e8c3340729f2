import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { askAsWritten, keepAsked, selectWriting } from '../approval/approval.db.ts'
import { mayWriteIn } from '../exam.access.ts'
import { updateDraft } from '../exam.db.ts'
import { replaceChoices, selectChosenQuestions, selectClassIds } from '../exam-choices.db.ts'
import { lockForAct } from '../lock-for-act.ts'
import { type DraftInput, settingsOf, written } from './draft.ts'
import { selectDraftRevision } from './draft-revision.db.ts'
import { replaceNamedStudents, selectNamedStudents } from './named-students.db.ts'

/** Rewrites a draft; what is published stays as it is. */
export async function updateExam(
  tx: Tx,
  { examId, revision, ...draft }: DraftInput & { examId: string; revision?: number | undefined },
  actor: Actor,
) {
  const exam = await lockForAct(tx, examId, 'edit', actor)
  if (isRefused(exam)) return exam
  const now = await selectDraftRevision(tx, examId)
  if (revision !== undefined && revision !== now.revision) return refuse('CHANGED_MEANWHILE', now)
  const staysInSubject = exam.subjectId === draft.subjectId
  if (!staysInSubject && !(await mayWriteIn(tx, actor, draft.subjectId))) return refuse('UNKNOWN_SUBJECT')
  const chosen = await selectChosenQuestions(tx, examId)
  const kept = {
    classIds: await selectClassIds(tx, examId),
    studentIds: (await selectNamedStudents(tx, exam)).map(({ id }) => id),
    questionIds: chosen.map(({ questionId }) => questionId),
  }
  const settings = await settingsOf(tx, draft, actor, kept)
  if (isRefused(settings)) return settings
  const asked = exam.awaitsApproval ? await selectWriting(tx, examId) : null
  await updateDraft(tx, examId, settings)
  await replaceChoices(tx, examId, draft)
  if (draft.studentIds) await replaceNamedStudents(tx, examId, draft.studentIds)
  const isAsAsked = asked !== null && (await selectWriting(tx, examId)) === asked
  const saved = await written(tx, examId, actor)
  if (isAsAsked) await keepAsked(tx, examId)
  else if (exam.awaitsApproval && exam.ownerId !== actor.userId) await askAsWritten(tx, examId)
  return { examId, ...saved }
}
