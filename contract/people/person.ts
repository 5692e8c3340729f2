import { roles } from '@sabimark/domain/people/role.ts'
import { leaveReasons, yearOutcomes } from '@sabimark/domain/people/students/leaving.ts'
import { genders } from '@sabimark/domain/people/students/student-fields.ts'
import { departments } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import { z } from 'zod'
import { revision } from '../record.ts'
import { classItem } from '../school/school.contract.ts'
import { id, instant } from '../text.ts'

/** The specification's `profile`: how to reach somebody, since when they are here, and whatever their metadata holds. */
const profile = z.looseObject({ phone: z.string(), address: z.string(), joinDate: instant })

/**
 * The signed-in person in one school: the specification's in-app user. `className` and `studentNumber` only for students.
 * `initials` stand where there is no `avatar`, as in every list. `avatar` and `schoolLogo` are addresses of pictures on this host, for students that of the small logo; `schoolColor` looks like #0B6B4F, '' for none.
 */
export const me = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  school: z.string(),
  schoolId: id,
  subdomain: z.string(),
  avatar: z.string().nullable(),
  initials: z.string(),
  schoolLogo: z.string().nullable(),
  schoolColor: z.string(),
  studentNumber: z.string().nullable(),
  className: z.string().nullable(),
  profile,
})

/** The school asks its staff for a second factor and the person has none yet: until when that is so. Absent: it is not. */
const setUpUntil = instant.optional()

/** One of the schools an account belongs to, to choose from at sign-in. */
export const membership = z.object({ schoolId: id, school: z.string(), role: z.enum(roles), setUpUntil })

/**
 * What a right password leads to: signed in, or first a further step. Each has five minutes (`set_up` thirty) and its own call, and until then
 * nothing else is open: the code of an app (`second_factor`, by `proveSecondFactor`), a new password in place of one that is
 * too old (`expired`, by `replaceExpiredPassword`), setting a second factor up where the time for that is over
 * (`set_up`, by `beginSecondFactor` and `confirmSecondFactor`, which signs in), or the choice between schools
 * (`choose`, by `chooseMembership`). `passwordUntil`: from then on a new password is asked for; within seven days of that.
 */
export const signInOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed_in'), me, setUpUntil, passwordUntil: instant.optional() }),
  z.object({ kind: z.literal('choose'), memberships: z.array(membership) }),
  z.object({ kind: z.literal('second_factor') }),
  z.object({ kind: z.literal('expired') }),
  z.object({ kind: z.literal('set_up') }),
])

const nameOnly = z.object({ id, name: z.string() })
export const personStatus = z.enum(['pending_verification', 'active', 'inactive'])

/**
 * A teacher in the list of a school. `experience`: years, null where not given. `studentsCount`: active students of the
 * classes assigned. `examsCreated`: exams the teacher wrote, drafts too.
 */
export const teacherItem = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  employeeId: z.string(),
  department: z.enum(['', ...departments]),
  phone: z.string(),
  experience: z.int().nullable(),
  qualification: z.string(),
  address: z.string(),
  subjects: z.array(nameOnly),
  classes: z.array(classItem),
  studentsCount: z.int(),
  examsCreated: z.int(),
  photoId: id.nullable(),
  status: personStatus,
  createdAt: instant,
  revision,
})

/** All that is kept of a teacher. */
export const teacherRecord = teacherItem.extend({
  questionsCount: z.int(),
  lastSignInAt: instant.nullable(),
  /** What the teacher wrote on their own profile. */
  bio: z.string(),
})

/**
 * A student in the list of a school. Screens show `studentNumber` as Student ID; `id` is for programs alone.
 * `averageScore`: of the percentages of `examsTaken` marked exams, to one decimal; null without any. `hasSlip`: a sign-in
 * slip was issued. `isSitting`: has begun an exam that is running now. `hasLeft`: inactive because they have left.
 */
export const studentItem = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  studentNumber: z.string(),
  class: classItem.nullable(),
  phone: z.string(),
  examsTaken: z.int(),
  averageScore: z.number().nullable(),
  hasSlip: z.boolean(),
  isSitting: z.boolean(),
  hasLeft: z.boolean(),
  photoId: id.nullable(),
  status: personStatus,
  createdAt: instant,
  revision,
})

/** What a teacher reads of a student of the own classes. No `subjects`: all of the school. `bio` is what the student wrote on the own profile. */
export const taughtStudent = studentItem.extend({ subjects: z.array(nameOnly), bio: z.string() })

/** All that is kept of a student, for administrators. No `subjects`: all of the school. `lastSignInAt` is kept to the day or so. */
export const studentRecord = taughtStudent.extend({
  dateOfBirth: z.string(),
  gender: z.enum(['', ...genders]),
  guardianName: z.string(),
  guardianPhone: z.string(),
  guardianRelationship: z.string(),
  guardianEmail: z.string(),
  guardian2Name: z.string(),
  guardian2Phone: z.string(),
  address: z.string(),
  /** Extra time in every exam, in percent of its duration. */
  extraTimePercent: z.int(),
  /** Of a leaver; '' for anybody else. */
  leftOn: z.string(),
  leftReason: z.enum(['', ...leaveReasons]),
  leftNote: z.string(),
  /** The class of each year at the school and how it ended, the newest first. */
  years: z.array(
    z.object({ year: z.string(), className: z.string().nullable(), outcome: z.enum(yearOutcomes).nullable() }),
  ),
  lastSignInAt: instant.nullable(),
})

/** A sign-in slip to print: the only place a first password is ever shown. */
export const slip = z.object({
  name: z.string(),
  school: z.string(),
  subdomain: z.string(),
  className: z.string().nullable(),
  signInName: z.string(),
  firstPassword: z.string(),
})
