import { oc } from '@orpc/contract'
import { activeStatuses, difficulties, subjectFields } from '@sabimark/domain/school/subjects/subject-fields.ts'
import { z } from 'zod'
import { addedFields, editedFields, revision } from '../../record.ts'
import { recordCalls } from '../../record-calls.ts'
import { refuses } from '../../refusal.ts'
import { id } from '../../text.ts'

export const difficulty = z.enum(difficulties)
/** The orders of the list of subjects; newest first unless said. */
export const subjectSorts = ['newest', 'name', 'code', 'questions'] as const

/** A subject as staff see it, with how much is written in it. */
export const subjectItem = z.object({
  id,
  name: z.string(),
  code: z.string(),
  description: z.string(),
  color: z.string(),
  difficulty,
  durationMinutes: z.int(),
  status: z.enum(activeStatuses),
  questionsCount: z.int(),
  examsCount: z.int(),
  revision,
})

const tags = ['school']
const calls = recordCalls({ tags, path: '/subjects', demoNoun: 'subjects' })
const answer = { subject: subjectItem }
const filters = { status: z.enum(activeStatuses).optional(), difficulty: difficulty.optional() }

/** What is taught and examined. Those in use take up the places of the plan. */
export const subjectContract = {
  /** All subjects for the administrator, the own ones for a teacher. */
  listSubjects: calls
    .list('List the subjects of the school', subjectItem, subjectSorts, filters)
    .errors(refuses('BAD_REQUEST')),

  /** Figures of all subjects; `averageDurationMinutes` is whole, null where there is none. */
  subjectFigures: oc
    .route({ method: 'GET', path: '/subjects/figures', tags, summary: 'Count the subjects' })
    .output(
      z.object({
        total: z.int(),
        active: z.int(),
        totalQuestions: z.int(),
        averageDurationMinutes: z.int().nullable(),
      }),
    )
    .errors(refuses()),

  getSubject: calls.get('Read a subject and its history', answer).errors(refuses('UNKNOWN_SUBJECT')),

  /** Needs a name and a code. */
  addSubject: calls
    .add('Add a subject', addedFields(subjectFields), answer)
    .errors(refuses('SUBJECT_CODE_TAKEN', 'PLAN_LIMIT', 'PLAN_ENDED', 'TRIAL_LIMIT')),

  updateSubject: calls
    .update('Edit a subject', editedFields(subjectFields), answer)
    .errors(refuses('UNKNOWN_SUBJECT', 'SUBJECT_CODE_TAKEN', 'PLAN_LIMIT', 'PLAN_ENDED', 'CHANGED_MEANWHILE')),

  /** What is written in an inactive subject stays; nothing new can choose it. Reactivating takes up a place of the plan. */
  setSubjectsStatus: calls
    .act('status', 'Activate or deactivate subjects', { status: z.enum(activeStatuses) })
    .errors(refuses('PLAN_LIMIT', 'PLAN_ENDED')),

  /** Deletes subjects that nothing refers to; the others are skipped. */
  deleteSubjects: calls.act('delete', 'Delete subjects', {}).errors(refuses()),
}
