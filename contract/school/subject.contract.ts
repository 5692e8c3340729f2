import { oc } from '@orpc/contract'
import { activeStatuses, difficulties, subjectFields } from '@sabimark/domain/school/subject-fields.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { actOutcome, addedFields, editedFields, historyLine, ids, revision } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id } from '../text.ts'

const tags = ['school']
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

/** What is taught and examined. Those in use take up the places of the plan. */
export const subjectContract = {
  /** All subjects for the administrator, the own ones for a teacher. */
  listSubjects: oc
    .route({ method: 'GET', path: '/subjects', tags, summary: 'List the subjects of the school' })
    .input(listInput(subjectSorts, { status: z.enum(activeStatuses).optional(), difficulty: difficulty.optional() }))
    .output(listOutput(subjectItem))
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

  getSubject: oc
    .route({ method: 'GET', path: '/subjects/{id}', tags, summary: 'Read a subject and its history' })
    .input(z.object({ id }))
    .output(z.object({ subject: subjectItem, history: z.array(historyLine) }))
    .errors(refuses('UNKNOWN_SUBJECT')),

  /** Needs a name and a code. */
  addSubject: oc
    .route({ method: 'POST', path: '/subjects', tags, summary: 'Add a subject', successStatus: 201 })
    .meta({ demoNoun: 'subjects' })
    .input(z.object(addedFields(subjectFields)))
    .output(z.object({ subject: subjectItem }))
    .errors(refuses('SUBJECT_CODE_TAKEN', 'PLAN_LIMIT', 'TRIAL_LIMIT')),

  /** Changes what is sent and nothing else, unless somebody changed the subject after `revision`. */
  updateSubject: oc
    .route({ method: 'PATCH', path: '/subjects/{id}', tags, summary: 'Edit a subject' })
    .meta({ demoNoun: 'subjects' })
    .input(z.object({ id, revision, ...editedFields(subjectFields) }))
    .output(z.object({ subject: subjectItem }))
    .errors(refuses('UNKNOWN_SUBJECT', 'SUBJECT_CODE_TAKEN', 'PLAN_LIMIT', 'CHANGED_MEANWHILE')),

  /** What is written in an inactive subject stays; nothing new can choose it. Reactivating takes up a place of the plan. */
  setSubjectsStatus: oc
    .route({ method: 'POST', path: '/subjects/status', tags, summary: 'Activate or deactivate subjects' })
    .meta({ demoNoun: 'subjects' })
    .input(z.object({ ids, status: z.enum(activeStatuses) }))
    .output(actOutcome)
    .errors(refuses('PLAN_LIMIT')),

  /** Deletes subjects that nothing refers to; the others are skipped. */
  deleteSubjects: oc
    .route({ method: 'POST', path: '/subjects/delete', tags, summary: 'Delete subjects' })
    .meta({ demoNoun: 'subjects' })
    .input(z.object({ ids }))
    .output(actOutcome)
    .errors(refuses()),
}
