import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { mayWriteIn } from '../exam.access.ts'
import { lockOptionalExam, replaceChoices, selectChosenQuestions, selectClassIds, updateDraft } from '../exam.db.ts'
import { type DraftInput, settingsOf } from './draft.ts'

/** Rewrites a draft; what is published stays as it is. */
export async function updateExam(tx: Tx, { examId, ...draft }: DraftInput & { examId: string }, actor: Actor) {
  const exam = await lockOptionalExam(tx, examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  if (exam.status !== 'draft') return refuse('WRONG_STATUS')
  const staysInSubject = exam.subjectId === draft.subjectId
  if (!staysInSubject && !(await mayWriteIn(tx, actor, draft.subjectId))) return refuse('UNKNOWN_SUBJECT')
  const chosen = await selectChosenQuestions(tx, examId)
  const kept = { classIds: await selectClassIds(tx, examId), questionIds: chosen.map(({ questionId }) => questionId) }
  const settings = await settingsOf(tx, draft, actor, kept)
  if (isRefused(settings)) return settings
  await updateDraft(tx, examId, settings)
  await replaceChoices(tx, examId, draft)
  return { examId }
}
