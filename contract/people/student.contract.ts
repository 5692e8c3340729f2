import { oc } from '@orpc/contract'
import { genders, studentFields } from '@sabimark/domain/people/student-fields.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { keptPicture, sentPicture } from '../picture.ts'
import { actOutcome, addedFields, editedFields, historyLine, ids, revision } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id } from '../text.ts'
import { slip, studentItem, studentRecord } from './person.ts'

const tags = ['people']
const subjectIds = z.array(id).max(60)
/** Each costs a hash: a call stays under a second. */
export const mostSlips = 40
/** The orders of the list of students; newest first unless said. */
export const studentSorts = ['newest', 'name', 'studentNumber', 'class', 'average'] as const

/** The students of a school. */
export const studentContract = {
  /** A school administrator lists all students, a teacher those of the own classes. Sorted by class, name decides within one. */
  listStudents: oc
    .route({ method: 'GET', path: '/students', tags, summary: 'List the students' })
    .input(
      listInput(studentSorts, {
        classId: id.optional(),
        status: z.enum(['active', 'inactive']).optional(),
        subjectId: id.optional(),
        gender: z.enum(genders).optional(),
        /** Those without a slip, without a class, or who have never signed in. */
        missing: z.enum(['slip', 'class', 'signIn']).optional(),
      }),
    )
    .output(listOutput(studentItem))
    .errors(refuses('BAD_REQUEST')),

  /** Figures of all students the actor may list. `total` counts all of them, `active` those who may sign in. */
  studentFigures: oc
    .route({ method: 'GET', path: '/students/figures', tags, summary: 'Count the students' })
    .output(
      z.object({
        total: z.int(),
        active: z.int(),
        averageScore: z.number().nullable(),
        examsTaken: z.int(),
        withoutClass: z.int(),
        withoutSlip: z.int(),
      }),
    )
    .errors(refuses()),

  /** Everything the school keeps of a student, with its history, newest first. */
  getStudent: oc
    .route({ method: 'GET', path: '/students/{id}', tags, summary: 'Read a student’s record' })
    .input(z.object({ id }))
    .output(z.object({ student: studentRecord, history: z.array(historyLine) }))
    .errors(refuses('UNKNOWN_PERSON')),

  /** A student needs no email. No `subjectIds` means: offers every subject of the school. The first slip makes the account. */
  addStudent: oc
    .route({ method: 'POST', path: '/students', tags, summary: 'Add a student', successStatus: 201 })
    .meta({ demoNoun: 'users' })
    .input(
      z.object({
        ...addedFields(studentFields),
        classId: id.nullable().default(null),
        subjectIds: subjectIds.default([]),
      }),
    )
    .output(z.object({ student: studentItem }))
    .errors(refuses('STUDENT_ID_TAKEN', 'UNKNOWN_CLASS', 'UNKNOWN_SUBJECT', 'PLAN_LIMIT', 'TRIAL_LIMIT')),

  /** Changes what is sent and nothing else, unless somebody changed the record after `revision`. */
  updateStudent: oc
    .route({ method: 'PATCH', path: '/students/{id}', tags, summary: 'Edit a student' })
    .meta({ demoNoun: 'users' })
    .input(
      z.object({
        id,
        revision,
        ...editedFields(studentFields),
        classId: id.nullable().optional(),
        subjectIds: subjectIds.optional(),
      }),
    )
    .output(z.object({ student: studentRecord }))
    .errors(refuses('UNKNOWN_PERSON', 'STUDENT_ID_TAKEN', 'UNKNOWN_CLASS', 'UNKNOWN_SUBJECT', 'CHANGED_MEANWHILE')),

  /** Whoever sits an exam now is skipped when deactivated. Reactivating takes up a place of the plan. */
  setStudentsStatus: oc
    .route({ method: 'POST', path: '/students/status', tags, summary: 'Activate or deactivate students' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ ids, status: z.enum(['active', 'inactive']) }))
    .output(actOutcome)
    .errors(refuses('PLAN_LIMIT')),

  /** Moves students to a class, or out of any. An exam that was begun goes on and stays with the class it was begun in. */
  setStudentsClass: oc
    .route({ method: 'POST', path: '/students/class', tags, summary: 'Move students to a class' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ ids, classId: id.nullable() }))
    .output(actOutcome)
    .errors(refuses('UNKNOWN_CLASS')),

  /** Deletes students who never began an exam; the others are skipped. */
  deleteStudents: oc
    .route({ method: 'POST', path: '/students/delete', tags, summary: 'Delete students' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ ids }))
    .output(actOutcome)
    .errors(refuses()),

  /**
   * New first passwords and their slips; the old ones stop working, and sessions end. The first slip makes the account.
   * Whoever sits an exam now, may not sign in or is not among the actor's students is skipped.
   */
  issueSlips: oc
    .route({ method: 'POST', path: '/students/slips', tags, summary: 'Issue sign-in slips' })
    .meta({ demoNoun: 'users', secret: 'answer' })
    .input(z.object({ ids: z.array(id).min(1).max(mostSlips) }))
    .output(
      z.object({
        slips: z.array(slip.extend({ studentId: id })),
        skipped: z.array(z.object({ id, name: z.string(), why: z.string() })),
      }),
    )
    .errors(refuses()),

  /** The picture of a student or teacher of the school, seen by its staff and by whom it shows. */
  setPhoto: oc
    .route({ method: 'PUT', path: '/people/{id}/photo', tags, summary: 'Set or remove the picture of a person' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id, data: sentPicture }))
    .output(z.object({ photoId: keptPicture }))
    .errors(refuses('UNKNOWN_PERSON', 'NOT_AN_IMAGE', 'IMAGE_TOO_LARGE')),
}
