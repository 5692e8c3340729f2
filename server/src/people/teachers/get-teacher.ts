import { profileFields } from '@sabimark/domain/people/profile/profile-fields.ts'
import { teacherFields } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import { selectHistory } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { shownHistory } from '../../platform/record/history.ts'
import { selectClasses } from '../../school/school.db.ts'
import { selectSubjectNames } from '../../school/subjects/subject.db.ts'
import { selectOptionalTeacher } from './list-teachers.ts'

const otherFields = {
  subjectIds: { label: 'Subjects' },
  classIds: { label: 'Classes Assigned' },
  status: { label: 'Status' },
  bio: profileFields.bio,
  role: { label: 'Role' },
}
const roleNames = new Map([
  ['school_admin', 'School admin'],
  ['teacher', 'Teacher'],
])

/** All that is kept of a teacher, and what was done to the record. */
export async function getTeacher(tx: Tx, id: string) {
  const [teacher, history, classes, subjects] = await Promise.all([
    selectOptionalRecord(tx, id),
    selectHistory(tx, id),
    selectClasses(tx),
    selectSubjectNames(tx),
  ])
  if (!teacher) return refuse('UNKNOWN_PERSON')
  const names = new Map([...roleNames, ...[...classes, ...subjects].map(({ id, name }) => [id, name] as const)])
  return { teacher, history: shownHistory(history, { ...teacherFields, ...otherFields }, names) }
}

/** The record of a teacher who is there. */
export async function readTeacher(tx: Tx, id: string) {
  const teacher = await selectOptionalRecord(tx, id)
  if (!teacher) throw new Error('The teacher just written is not there.')
  return teacher
}

async function selectOptionalRecord(tx: Tx, id: string) {
  const [teacher, kept] = await Promise.all([
    selectOptionalTeacher(tx, id),
    tx.optional<{ questionsCount: number; lastSignInAt: string | null; bio: string }>(
      `SELECT (SELECT count(*) FROM questions q WHERE q.school_id = $1 AND q.created_by = u.id) AS "questionsCount",
         to_char(u.last_sign_in_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastSignInAt", u.bio
       FROM users u WHERE u.school_id = $1 AND u.id = $2`,
      [tx.schoolId, id],
    ),
  ])
  return teacher && kept && { ...teacher, ...kept }
}
