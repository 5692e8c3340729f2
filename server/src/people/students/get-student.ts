import { profileFields } from '@sabimark/domain/people/profile/profile-fields.ts'
import { type LeaveReason, leaveFields } from '@sabimark/domain/people/students/leaving.ts'
import { type genders, studentFields } from '@sabimark/domain/people/students/student-fields.ts'
import { selectHistory } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { shownHistory } from '../../platform/record/history.ts'
import { selectClasses } from '../../school/school.db.ts'
import { selectSubjectNames } from '../../school/subjects/subject.db.ts'
import { selectYearsOf } from './enrolments.db.ts'
import { selectOptionalStudent } from './list-students.ts'
import { guardianColumns } from './student.db.ts'

/** What a teacher reads of a student of the own classes: how to reach them and how they do, nothing of home and birth. */
export async function getMyStudent({ tx, input, actor }: Pick<Ctx<{ id: string }>, 'tx' | 'input' | 'actor'>) {
  const [student, subjects, own] = await Promise.all([
    selectOptionalStudent(tx, input.id, actor),
    selectSubjectsOf(tx, input.id),
    selectOptionalBio(tx, input.id),
  ])
  return student ? { student: { ...student, subjects, bio: own?.bio ?? '' } } : refuse('UNKNOWN_PERSON')
}

type Kept = {
  dateOfBirth: string
  gender: '' | (typeof genders)[number]
  guardianName: string
  guardianPhone: string
  guardianRelationship: string
  guardianEmail: string
  guardian2Name: string
  guardian2Phone: string
  address: string
  bio: string
  extraTimePercent: number
  lastSignInAt: string | null
  leftOn: string
  leftReason: '' | LeaveReason
  leftNote: string
}

/** All that is kept of a student, and what was done to the record. */
export async function getStudent(tx: Tx, id: string) {
  const [student, history, classes, subjects] = await Promise.all([
    selectOptionalRecord(tx, id),
    selectHistory(tx, id),
    selectClasses(tx),
    selectSubjectNames(tx),
  ])
  if (!student) return refuse('UNKNOWN_PERSON')
  const names = new Map([...classes, ...subjects].map(({ id, name }) => [id, name]))
  return { student, history: shownHistory(history, { ...studentFields, ...leaveFields, ...placeFields }, names) }
}

const placeFields = { classId: { label: 'Class' }, subjectIds: { label: 'Subjects' }, bio: profileFields.bio }

/** The record of a student who is there. */
export async function readStudent(tx: Tx, id: string) {
  const student = await selectOptionalRecord(tx, id)
  if (!student) throw new Error('The student just written is not there.')
  return student
}

async function selectOptionalRecord(tx: Tx, id: string) {
  const [student, subjects, years, kept] = await Promise.all([
    selectOptionalStudent(tx, id),
    selectSubjectsOf(tx, id),
    selectYearsOf(tx, id),
    tx.optional<Kept>(
      `SELECT coalesce(s.date_of_birth::text, '') AS "dateOfBirth", s.gender, s.guardian_name AS "guardianName",
         s.guardian_phone AS "guardianPhone", ${guardianColumns}, u.address, u.bio, s.extra_time_percent AS "extraTimePercent",
         coalesce(s.left_on::text, '') AS "leftOn", s.left_reason AS "leftReason", s.left_note AS "leftNote",
         to_char(u.last_sign_in_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastSignInAt"
       FROM students s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
       WHERE s.school_id = $1 AND s.user_id = $2`,
      [tx.schoolId, id],
    ),
  ])
  return student && kept && { ...student, subjects, years, ...kept }
}

/** What somebody wrote about themselves on their own profile. */
async function selectOptionalBio(tx: Tx, id: string) {
  return await tx.optional<{ bio: string }>('SELECT bio FROM users WHERE school_id = $1 AND id = $2', [tx.schoolId, id])
}

/** The subjects a student has chosen; none: they offer all. */
async function selectSubjectsOf(tx: Tx, id: string) {
  return await tx.rows<{ id: string; name: string }>(
    `SELECT j.id, j.name FROM student_subjects o JOIN subjects j ON j.school_id = o.school_id AND j.id = o.subject_id
     WHERE o.school_id = $1 AND o.user_id = $2 ORDER BY j.name_key, j.id`,
    [tx.schoolId, id],
  )
}
