import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { refuseBeyondTrial } from '../../school/trial-limit.ts'
import { mayWriteIn } from '../exam.access.ts'
import { countExams, insertDraft, selectExamOfRequest, selectOptionalExamOwner } from '../exam.db.ts'
import { replaceChoices } from '../exam-choices.db.ts'
import { paperBytes } from '../version/paper-bytes.ts'
import { type DraftInput, settingsOf, written } from './draft.ts'
import { selectDraftRevision } from './draft-revision.db.ts'
import { replaceNamedStudents } from './named-students.db.ts'

/** Writes a draft; it may still lack classes and questions. The same request again writes nothing. */
export async function createExam(
  tx: Tx,
  { requestId = null, ...draft }: DraftInput & { requestId?: string | null | undefined },
  actor: Actor,
) {
  if (!(await mayWriteIn(tx, actor, draft.subjectId))) return refuse('UNKNOWN_SUBJECT')
  const settings = await settingsOf(tx, draft, actor)
  if (isRefused(settings)) return settings
  const newExamId = newId()
  const isNew = await insertDraft(tx, { ...settings, id: newExamId, createdBy: actor.userId, requestId })
  const examId = isNew ? newExamId : await selectExamOfRequest(tx, actor.userId, requestId)
  if (!isNew) return await asItIs(tx, examId)
  // Asked behind it: a request that is repeated adds nothing, and what is refused leaves nothing.
  const beyond = await refuseBeyondTrial(tx, 'exams', async () => (await countExams(tx)) - 1)
  if (beyond) return beyond
  await replaceChoices(tx, examId, draft)
  await replaceNamedStudents(tx, examId, draft.studentIds ?? [])
  return { examId, ...(await written(tx, examId, actor)), isKnown: false }
}

/** What the request has made before: it may have been written anew since, which one that comes late is not to undo. */
async function asItIs(tx: Tx, examId: string) {
  const exam = await selectOptionalExamOwner(tx, examId)
  if (!exam) return refuse('WRONG_STATUS')
  const { revision } = await selectDraftRevision(tx, examId)
  return { examId, revision, paperBytes: exam.status === 'draft' ? await paperBytes(tx, examId) : null, isKnown: true }
}
