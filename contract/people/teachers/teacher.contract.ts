import { oc } from '@orpc/contract'
import { departments, teacherFields } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import { z } from 'zod'
import { addedFields, editedFields } from '../../record.ts'
import { recordCalls } from '../../record-calls.ts'
import { refuses } from '../../refusal.ts'
import { id } from '../../text.ts'
import { personStatus, slip, teacherItem, teacherRecord } from '../person.ts'

const tags = ['people']
const calls = recordCalls({ tags, path: '/teachers', demoNoun: 'users' })
const subjectIds = z.array(id).max(60)
const classIds = z.array(id).max(200)
/** The orders of the list of teachers; newest first unless said. */
export const teacherSorts = ['newest', 'name', 'employeeId', 'students', 'exams'] as const

/** The teachers of a school. */
export const teacherContract = {
  listTeachers: calls
    .list('List the teachers', teacherItem, teacherSorts, {
      status: personStatus.optional(),
      subjectId: id.optional(),
      classId: id.optional(),
      department: z.enum(departments).optional(),
    })
    .errors(refuses('BAD_REQUEST')),

  /**
   * `total` counts all teachers, `active` those who may sign in, `totalStudents` all students of the school, as Students
   * counts them, and `examsCreated` all its exams, whoever wrote them: administrators write exams, too.
   */
  teacherFigures: oc
    .route({ method: 'GET', path: '/teachers/figures', tags, summary: 'Count the teachers' })
    .output(z.object({ total: z.int(), active: z.int(), totalStudents: z.int(), examsCreated: z.int() }))
    .errors(refuses()),

  /** Everything the school keeps of a teacher. */
  getTeacher: calls.get('Read a teacher’s record', { teacher: teacherRecord }).errors(refuses('UNKNOWN_PERSON')),

  /**
   * `signIn` says how the teacher gets in: a mailed invitation, or a first password that is in this answer and nowhere else.
   * An address that somebody else may have claimed gets the mail whatever was asked for, and `slip` is null; which school
   * knows the address, if any, is not said. Accepting sets a new password, which replaces an older one.
   * Who was invited here before and is not in yet is invited again, and what was typed last holds.
   */
  addTeacher: oc
    .route({ method: 'POST', path: '/teachers', tags, summary: 'Add a teacher', successStatus: 201 })
    .meta({ demoNoun: 'users', secret: 'slip' })
    .input(
      z.object({
        ...addedFields(teacherFields),
        email: z.string().trim().toLowerCase().pipe(z.email().max(200)),
        subjectIds: subjectIds.default([]),
        classIds: classIds.default([]),
        signIn: z.enum(['invitation', 'first_password']),
      }),
    )
    .output(z.object({ teacher: teacherItem, slip: slip.nullable() }))
    .errors(
      refuses(
        'INVALID_FORM',
        'PERSON_ALREADY_HERE',
        'EMPLOYEE_ID_TAKEN',
        'UNKNOWN_SUBJECT',
        'UNKNOWN_CLASS',
        'MAIL_SENT_LATELY',
        'MAILS_USED_UP',
        'TRIAL_LIMIT',
        'PLAN_ENDED',
      ),
    ),

  updateTeacher: calls
    .update(
      'Edit a teacher',
      { ...editedFields(teacherFields), subjectIds: subjectIds.optional(), classIds: classIds.optional() },
      { teacher: teacherRecord },
    )
    .errors(refuses('UNKNOWN_PERSON', 'EMPLOYEE_ID_TAKEN', 'UNKNOWN_CLASS', 'UNKNOWN_SUBJECT', 'CHANGED_MEANWHILE')),

  /** Deactivating withdraws an open invitation; activating opens it again. Exams and questions stay either way. */
  setTeachersStatus: calls
    .act('status', 'Activate or deactivate teachers', { status: z.enum(['active', 'inactive']) })
    .errors(refuses()),

  /** Deletes teachers who have made and decided nothing; the others are skipped. */
  deleteTeachers: calls.act('delete', 'Delete teachers', {}).errors(refuses()),

  /** Emails a teacher who has not come in yet a fresh link; at most once a minute and five times a day. */
  sendInvitation: oc
    .route({ method: 'POST', path: '/teachers/{id}/invitation', tags, summary: 'Invite a teacher again' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id }))
    .output(z.object({ sentTo: z.string() }))
    .errors(refuses('UNKNOWN_PERSON', 'PERSON_INACTIVE', 'PERSON_ALREADY_HERE', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),

  /**
   * A new first password for an active or invited teacher of this school alone; sessions end. Refused for an account with
   * other schools.
   */
  reissueTeacherPassword: oc
    .route({
      method: 'POST',
      path: '/teachers/{id}/first-password',
      tags,
      summary: 'Give a teacher a new first password',
    })
    .meta({ demoNoun: 'users', secret: 'answer' })
    .input(z.object({ id }))
    .output(slip)
    .errors(refuses('UNKNOWN_PERSON', 'PERSON_INACTIVE')),
}
