import { oc } from '@orpc/contract'
import { studentNumberProblem } from '@sabimark/domain/people/student-number.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, optionalText, page, text, typedText } from '../text.ts'
import { slip, studentItem, teacherItem } from './person.ts'

const tags = ['people']
/** Something must be left of it when it is compared, without case, spaces and slashes, and it must not look like an address. */
const studentNumber = text(60).refine(
  (typed) => studentNumberProblem(typed) === null,
  'A student ID needs letters or digits, and no @.',
)
/** A day somebody at school can have been born on; tomorrow is today somewhere. */
const dateOfBirth = z.union([
  z.literal(''),
  z.iso
    .date()
    .refine((day) => day >= '1900-01-01' && day <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), {
      message: 'Enter a valid date of birth.',
    }),
])
const search = typedText(80).optional()

/** The teachers and students of a school. */
export const rosterContract = {
  listTeachers: oc
    .route({ method: 'GET', path: '/teachers', tags, summary: 'List the teachers' })
    .input(page.extend({ search }))
    .output(z.object({ items: z.array(teacherItem), nextCursor: id.nullable() }))
    .errors(refuses()),

  /**
   * `signIn` says how the teacher gets in: a mailed invitation, or a first password that is in this answer and nowhere else.
   * An address that somebody else may have claimed gets the mail whatever was asked for, and `slip` is null; which school
   * knows the address, if any, is not said. Accepting sets a new password, which replaces an older one.
   * Who was invited here before and is not in yet is invited again, and what was typed last holds.
   */
  addTeacher: oc
    .route({ method: 'POST', path: '/teachers', tags, summary: 'Add a teacher', successStatus: 201 })
    .meta({ demoNoun: 'users' })
    .input(
      z.object({
        name: text(120),
        email: z.string().trim().toLowerCase().pipe(z.email().max(200)),
        employeeId: text(40),
        phone: optionalText(40),
        subjectIds: z.array(id).max(60).default([]),
        classIds: z.array(id).max(200).default([]),
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
      ),
    ),

  /** A new first password for a teacher of this school alone; sessions end. Refused for an account with other schools. */
  reissueTeacherPassword: oc
    .route({
      method: 'POST',
      path: '/teachers/{id}/first-password',
      tags,
      summary: 'Give a teacher a new first password',
    })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id }))
    .output(slip)
    .errors(refuses('UNKNOWN_PERSON')),

  listStudents: oc
    .route({ method: 'GET', path: '/students', tags, summary: 'List the students' })
    .input(page.extend({ search, classId: id.optional() }))
    .output(z.object({ items: z.array(studentItem), nextCursor: id.nullable() }))
    .errors(refuses()),

  /** A student needs no email. No `subjectIds` means: offers every subject of the school. */
  addStudent: oc
    .route({ method: 'POST', path: '/students', tags, summary: 'Add a student', successStatus: 201 })
    .meta({ demoNoun: 'users' })
    .input(
      z.object({
        name: text(120),
        studentNumber,
        classId: id.nullable().default(null),
        email: z.union([z.literal(''), z.email().max(200)]).default(''),
        phone: optionalText(40),
        dateOfBirth: dateOfBirth.default(''),
        gender: z.enum(['', 'Male', 'Female']).default(''),
        guardianName: optionalText(120),
        guardianPhone: optionalText(40),
        address: optionalText(300),
        subjectIds: z.array(id).max(60).default([]),
      }),
    )
    .output(z.object({ student: studentItem, slip }))
    .errors(refuses('STUDENT_ID_TAKEN', 'UNKNOWN_CLASS', 'UNKNOWN_SUBJECT', 'PLAN_LIMIT', 'TRIAL_LIMIT')),

  /** A new first password and its slip; the old one stops working. */
  reissueStudentPassword: oc
    .route({ method: 'POST', path: '/students/{id}/first-password', tags, summary: 'Re-issue a student’s slip' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id }))
    .output(slip)
    .errors(refuses('UNKNOWN_PERSON')),
}
