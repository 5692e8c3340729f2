import type { ContentSection } from '@sabimark/domain/exam/section.ts'
import { narrowedTo } from '../../bank/bank.access.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type Refused, refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { findUnknownPlace } from '../../school/school.db.ts'
import type { ExamSettings } from '../exam.db.ts'
import { type ChosenQuestion, selectStatusOfQuestions } from '../exam-choices.db.ts'
import { closingWallTime, type TypedTimes, timesToSet } from '../exam-times.ts'
import { paperBytes } from '../version/paper-bytes.ts'
import { countDraftRevision } from './draft-revision.db.ts'
import { refuseToName } from './named-students.ts'

/** An exam as its author sends it; it may still lack classes and questions. */
export type DraftInput = Omit<ExamSettings, keyof TypedTimes> &
  TypedTimes & {
    classIds: string[]
    /** Left out, those of before stay. */
    studentIds?: string[] | undefined
    sections: ContentSection[]
    questions: ChosenQuestion[]
  }

/** What a draft had chosen before: a class of these may have been closed since, a student have left, and a question be archived. */
export type Kept = { classIds: readonly string[]; studentIds: readonly string[]; questionIds: readonly string[] }

const nothing: Kept = { classIds: [], studentIds: [], questionIds: [] }

type DraftRefusal =
  | 'UNKNOWN_CLASS'
  | 'UNKNOWN_PERSON'
  | 'STUDENTS_CANNOT_SIT'
  | 'UNKNOWN_QUESTION'
  | 'QUESTION_ARCHIVED'
  | 'UNKNOWN_SECTION'
  | 'INVALID_TIME'

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
  const times = timesToSet(draft)
  if (!times) return refuse('INVALID_TIME')
  const added = draft.classIds.filter((classId) => !kept.classIds.includes(classId))
  if ((await findUnknownPlace(tx, added, [])) !== null) return refuse('UNKNOWN_CLASS')
  const named = (draft.studentIds ?? []).filter((studentId) => !kept.studentIds.includes(studentId))
  const unplaced = await refuseToName(tx, named)
  if (unplaced) return unplaced
  const unfit = await refusePaper(tx, draft, actor, kept.questionIds)
  return unfit ?? { ...draft, ...closingWallTime(times) }
}

type ChosenPaper = Pick<DraftInput, 'subjectId' | 'sections' | 'questions'>

/** What keeps a paper from being chosen, or null: a question outside its sections, or one the actor may not choose. */
export async function refusePaper(
  tx: Tx,
  paper: ChosenPaper,
  actor: Actor,
  kept: readonly string[],
): Promise<Refused<'UNKNOWN_QUESTION' | 'QUESTION_ARCHIVED' | 'UNKNOWN_SECTION'> | null> {
  if (!isEachInSection(paper)) return refuse('UNKNOWN_SECTION')
  const statuses = await selectStatusOfQuestions(tx, paper, { kept, teacherId: narrowedTo(actor) })
  for (const { questionId } of paper.questions) {
    const status = statuses.get(questionId)
    if (status === undefined) return refuse('UNKNOWN_QUESTION')
    if (status === 'archived' && !kept.includes(questionId)) return refuse('QUESTION_ARCHIVED')
  }
  return null
}

/** With sections each question is in one of them, without there is none to be in. */
function isEachInSection({ sections, questions }: Pick<DraftInput, 'sections' | 'questions'>): boolean {
  return questions.every(({ section }) =>
    sections.length === 0 ? section === undefined : section !== undefined && section < sections.length,
  )
}

/** Counts this writing of a draft, and says what it comes to. */
export async function written(tx: Tx, examId: string, actor: Actor) {
  const revision = await countDraftRevision(tx, examId, actor.userId)
  return { revision, paperBytes: await paperBytes(tx, examId) }
}
