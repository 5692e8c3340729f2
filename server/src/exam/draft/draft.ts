import type { Tx } from '../../platform/database/tenant.ts'
import { type Refused, refuse } from '../../platform/http/refused.ts'
import { findUnknownPlace } from '../../school/school.db.ts'
import { areQuestionsOfSubject, type ChosenQuestion, type ExamSettings } from '../exam.db.ts'
import { closingWallTime, instantsOf, type TypedTimes } from '../exam-times.ts'

/** An exam as its author sends it; it may still lack classes and questions. */
export type DraftInput = Omit<ExamSettings, keyof TypedTimes> &
  TypedTimes & { classIds: string[]; questions: ChosenQuestion[] }

/**
 * The settings to store, closing time filled in; refuses what is not of this school or not on any calendar. Classes that
 * were chosen before may have been closed since.
 */
export async function settingsOf(
  tx: Tx,
  draft: DraftInput,
  keptClassIds: readonly string[] = [],
): Promise<ExamSettings | Refused<'UNKNOWN_CLASS' | 'UNKNOWN_QUESTION' | 'INVALID_TIME'>> {
  const times = instantsOf(draft)
  if (!times) return refuse('INVALID_TIME')
  const added = draft.classIds.filter((classId) => !keptClassIds.includes(classId))
  if ((await findUnknownPlace(tx, added, [])) !== null) return refuse('UNKNOWN_CLASS')
  const questionIds = draft.questions.map(({ questionId }) => questionId)
  if (!(await areQuestionsOfSubject(tx, draft.subjectId, questionIds))) return refuse('UNKNOWN_QUESTION')
  return { ...draft, ...closingWallTime(times) }
}
