import { oc } from '@orpc/contract'
import { leaveDayProblem, leaveFields, leaveReasons } from '@sabimark/domain/people/students/leaving.ts'
import { genders, studentFields } from '@sabimark/domain/people/students/student-fields.ts'
import { z } from 'zod'
import { keptPicture, sentPicture } from '../../picture.ts'
import { addedFields, editedFields } from '../../record.ts'
import { recordCalls } from '../../record-calls.ts'
import { refuses } from '../../refusal.ts'
import { id, optionalText, text } from '../../text.ts'
import { slip, studentItem, studentRecord, taughtStudent } from '../person.ts'

const tags = ['people']
const calls = recordCalls({ tags, path: '/students', demoNoun: 'users' })
const subjectIds = z.array(id).max(60)
/** Each costs a hash: a call stays under a second. */
export const mostSlips = 40
/** The orders of the list of students; newest first unless said. */
export const studentSorts = ['newest', 'name', 'studentNumber', 'class', 'average'] as const

export const studentFilters = {
  classId: id.optional(),
  /** `left`: inactive, and marked as left; who is inactive otherwise is `inactive`. */
  status: z.enum(['active', 'inactive', 'left']).optional(),
  subjectId: id.optional(),
  gender: z.enum(genders).optional(),
  /** Those without a slip, without a class, or who have never signed in. */
  missing: z.enum(['slip', 'class', 'signIn']).optional(),
}

/** The students of a school. */
export const studentContract = {
  /** A school administrator lists all students, a teacher those of the own classes. Sorted by class, name decides within one. */
  listStudents: calls
    .list('List the students', studentItem, studentSorts, studentFilters)
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

  /** Everything the school keeps of a student. */
  getStudent: calls.get('Read a student’s record', { student: studentRecord }).errors(refuses('UNKNOWN_PERSON')),

  /** What a teacher may read of a student of the own classes; of any other nothing is said. Administrators read anybody so. */
  getMyStudent: oc
    .route({ method: 'GET', path: '/my/students/{id}', tags, summary: 'Read a student of my classes' })
    .input(z.object({ id }))
    .output(z.object({ student: taughtStudent }))
    .errors(refuses('UNKNOWN_PERSON')),

  /** A student needs no email. No `subjectIds` means: offers every subject of the school. The first slip makes the account. */
  addStudent: calls
    .add(
      'Add a student',
      {
        ...addedFields(studentFields),
        classId: id.nullable().default(null),
        subjectIds: subjectIds.default([]),
      },
      { student: studentItem },
    )
    .errors(
      refuses(
        'INVALID_FORM',
        'STUDENT_ID_TAKEN',
        'UNKNOWN_CLASS',
        'UNKNOWN_SUBJECT',
        'PLAN_LIMIT',
        'PLAN_ENDED',
        'TRIAL_LIMIT',
      ),
    ),

  updateStudent: calls
    .update(
      'Edit a student',
      { ...editedFields(studentFields), classId: id.nullable().optional(), subjectIds: subjectIds.optional() },
      { student: studentRecord },
    )
    .errors(
      refuses(
        'INVALID_FORM',
        'UNKNOWN_PERSON',
        'STUDENT_ID_TAKEN',
        'UNKNOWN_CLASS',
        'UNKNOWN_SUBJECT',
        'CHANGED_MEANWHILE',
      ),
    ),

  /** Whoever sits an exam now is skipped when deactivated. Reactivating takes up a place of the plan. */
  setStudentsStatus: calls
    .act('status', 'Activate or deactivate students', { status: z.enum(['active', 'inactive']) })
    .errors(refuses('PLAN_LIMIT', 'PLAN_ENDED')),

  /** Marks students as left: inactive from now on, with the day and why. Activating them takes that away. */
  leaveStudents: calls
    .act('leave', 'Mark students as left', {
      reason: z.enum(leaveReasons),
      on: text(10).refine((day) => leaveDayProblem(day) === null),
      note: optionalText(leaveFields.leftNote.max),
    })
    .errors(refuses('INVALID_FORM', 'PLAN_LIMIT', 'PLAN_ENDED')),

  /** Moves students to a class, or out of any. An exam that was begun goes on and stays with the class it was begun in. */
  setStudentsClass: calls
    .act('class', 'Move students to a class', { classId: id.nullable() })
    .errors(refuses('UNKNOWN_CLASS')),

  /** Deletes students who never began an exam; the others are skipped. */
  deleteStudents: calls.act('delete', 'Delete students', {}).errors(refuses()),

  /**
   * New first passwords and their slips; the old ones stop working, and sessions end. The first slip makes the account.
   * Whoever sits an exam now, may not sign in or is not among the actor's students is skipped.
   */
  issueSlips: oc
    .route({ method: 'POST', path: '/students/slips', tags, summary: 'Issue sign-in slips' })
    .meta({ demoNoun: 'users', secret: 'answer' })
    .input(z.object({ ids: z.array(id).min(1).max(mostSlips), evenSitting: z.literal(true).optional() }))
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
