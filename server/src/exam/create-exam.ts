import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { type DraftInput, settingsOf } from './draft.ts'
import { mayWriteIn } from './exam.access.ts'
import { insertDraft, replaceChoices } from './exam.db.ts'

/** Writes a draft; it may still lack classes and questions. */
export async function createExam(tx: Tx, draft: DraftInput, actor: Actor) {
  if (!(await mayWriteIn(tx, actor, draft.subjectId))) return refuse('UNKNOWN_SUBJECT')
  const settings = await settingsOf(tx, draft)
  if (isRefused(settings)) return settings
  const examId = newId()
  await insertDraft(tx, { ...settings, id: examId, createdBy: actor.userId })
  await replaceChoices(tx, examId, draft)
  return { examId }
}
