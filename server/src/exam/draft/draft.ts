import { narrowedTo } from '../../bank/bank.access.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type Refused, refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { findUnknownPlace } from '../../school/school.db.ts'
import { type ChosenQuestion, type ExamSettings, selectStatusOfQuestions } from '../exam.db.ts'
import { closingWallTime, instantsOf, type TypedTimes } from '../exam-times.ts'

/** An exam as its author sends it; it may still lack classes and questions. */
export type DraftInput = Omit<ExamSettings, keyof TypedTimes> &
  TypedTimes & { classIds: string[]; questions: ChosenQuestion[] }

/** What a draft had chosen before: a class of these may have been closed since, and a question archived. */
export type Kept = { classIds: readonly string[]; questionIds: readonly string[] }

const nothing: Kept = { classIds: [], questionIds: [] }

type DraftRefusal = 'UNKNOWN_CLASS' | 'UNKNOWN_QUESTION' | 'QUESTION_ARCHIVED' | 'INVALID_TIME'

/**
 * The settings to store, closing time filled in; refuses what is not of this school, out of use, not on any calendar, or a
 * question the actor does not see.
 */
export async function settingsOf(
  tx: Tx,
  draft: DraftInput,
  actor: Actor,
  kept: Kept = nothing,
): Promise<ExamSettings | Refused<DraftRefusal>> {
  const times = instantsOf(draft)
  if (!times) return refuse('INVALID_TIME')
  const added = draft.classIds.filter((classId) => !kept.classIds.includes(classId))
  if ((await findUnknownPlace(tx, added, [])) !== null) return refuse('UNKNOWN_CLASS')
  const statuses = await selectStatusOfQuestions(tx, draft, {
    ...{ kept: kept.questionIds, teacherId: narrowedTo(actor) },
  })
  for (const { questionId } of draft.questions) {
    const status = statuses.get(questionId)
    if (status === undefined) return refuse('UNKNOWN_QUESTION')
    if (status === 'archived' && !kept.questionIds.includes(questionId)) return refuse('QUESTION_ARCHIVED')
  }
  return { ...draft, ...closingWallTime(times) }
}
