import type { departments } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { deleteFiles } from '../../platform/files/files.db.ts'
import type { RecordKind } from '../../platform/record/acts.ts'
import { type Columns, cellsOf, insertRows, updateRows } from '../../platform/record/write-rows.ts'
import { isInvited } from '../invited.ts'
import { insertPlaces, replacePlaces } from '../places.db.ts'

type Status = 'pending_verification' | 'active' | 'inactive'

/** What can be written of a teacher, by the names of the wire. The email is the address of the account and stays. */
export type TeacherValues = {
  name: string
  employeeId: string
  department: (typeof departments)[number] | ''
  phone: string
  /** In years; null where not given. */
  experience: number | null
  qualification: string
  address: string
  subjectIds: string[]
  classIds: string[]
}

/** A teacher as an act finds them. */
export type TeacherState = TeacherValues & {
  id: string
  email: string
  status: Status
  revision: number
  /** Null for who was deleted and brought back, until they are given a password or invited. */
  accountId: string | null
  /** Has not come in yet; of who is inactive: had not, when they were deactivated. */
  isInvited: boolean
  bio: string
  createdAt: string
  /** The classes whose form teacher they are. */
  formClassIds: string[]
  examsCount: number
  questionsCount: number
  /** Has published or corrected an exam, owns or wrote one that may be deleted and kept, owns a question, or is named in the log as the one who did something. */
  hasActed: boolean
}

/** These teachers as they are, in the order of their names; whoever else changes one, or lets one make something, waits. */
export async function lockTeachers(tx: Tx, ids: readonly string[]): Promise<TeacherState[]> {
  // In one order, or two acts on the same teachers would wait for each other for ever.
  await tx.rows(
    `SELECT FROM users WHERE school_id = $1 AND id = ANY($2::uuid[]) AND role = 'teacher' ORDER BY id FOR UPDATE`,
    [tx.schoolId, ids],
  )
  return await tx.rows<TeacherState>(
    `SELECT u.id, u.name, coalesce(u.email, '') AS email, u.status, u.revision, u.account_id AS "accountId", u.phone,
       u.address, u.bio, t.employee_id AS "employeeId", t.department, t.experience_years AS experience, t.qualification,
       to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt",
       ARRAY(SELECT a.subject_id::text FROM teacher_subjects a WHERE a.school_id = $1 AND a.user_id = u.id ORDER BY 1)
         AS "subjectIds",
       ARRAY(SELECT a.class_id::text FROM teacher_classes a WHERE a.school_id = $1 AND a.user_id = u.id ORDER BY 1)
         AS "classIds",
       ARRAY(SELECT c.id::text FROM classes c WHERE c.school_id = $1 AND c.form_teacher_id = u.id ORDER BY 1)
         AS "formClassIds",
       ${isInvited} AS "isInvited",
       (SELECT count(*) FROM exams e WHERE e.school_id = $1 AND e.created_by = u.id AND e.deleted_at IS NULL)
         AS "examsCount",
       (SELECT count(*) FROM questions q WHERE q.school_id = $1 AND q.created_by = u.id) AS "questionsCount",
       EXISTS (SELECT FROM exams e WHERE e.school_id = $1 AND u.id IN (e.owner_id, e.created_by))
         OR EXISTS (SELECT FROM questions q WHERE q.school_id = $1 AND q.owner_id = u.id)
         OR EXISTS (SELECT FROM audit_log l WHERE l.school_id = $1 AND l.actor_user_id = u.id)
         OR EXISTS (SELECT FROM exam_versions v WHERE v.school_id = $1 AND v.created_by = u.id)
         OR EXISTS (SELECT FROM exam_keys k WHERE k.school_id = $1 AND k.created_by = u.id)
         OR EXISTS (SELECT FROM hand_marks m WHERE m.school_id = $1 AND m.marker_id = u.id) AS "hasActed"
     FROM users u JOIN teachers t ON t.school_id = u.school_id AND t.user_id = u.id
     WHERE u.school_id = $1 AND u.id = ANY($2::uuid[]) AND u.role = 'teacher' ORDER BY u.name_key, u.id`,
    [tx.schoolId, ids],
  )
}

/** A teacher who is added or, after an undo, there again: without an account at first. */
export type NewTeacher = TeacherValues & {
  id: string
  email: string
  status: Status
  /** What they said of themself. */
  bio?: string
  createdAt?: string
  revision?: number
  /** The classes whose form teacher they were, after an undo. */
  formClassIds?: readonly string[]
}

const userColumns: Columns<NewTeacher> = {
  name: ['name'],
  phone: ['phone'],
  address: ['address'],
  bio: ['bio'],
  status: ['status'],
}
const teacherColumns: Columns<NewTeacher> = {
  employee_id: ['employeeId'],
  department: ['department'],
  experience_years: ['experience'],
  qualification: ['qualification'],
}

export async function insertTeachers(tx: Tx, added: readonly NewTeacher[]): Promise<void> {
  const users = added.map((one) => ({
    id: one.id,
    role: 'teacher',
    revision: one.revision ?? 1,
    created_at: one.createdAt ?? tx.now,
    email: one.email,
    ...cellsOf(userColumns, one),
  }))
  await insertRows(tx, 'users', users)
  const rows = added.map((one) => ({ user_id: one.id, ...cellsOf(teacherColumns, one) }))
  await insertRows(tx, 'teachers', rows)
  await insertPlaces(tx, taughtSubjects, added.map(subjectsOf))
  await insertPlaces(tx, taughtClasses, added.map(classesOf))
  await insertFormTeachers(tx, added)
}

/** Makes them form teachers of classes that are there and have none by now. */
async function insertFormTeachers(tx: Tx, added: readonly NewTeacher[]): Promise<void> {
  const led = added.flatMap(({ id, formClassIds = [] }) => formClassIds.map((classId) => ({ classId, id })))
  if (led.length === 0) return
  await tx.run(
    `UPDATE classes c SET form_teacher_id = n.teacher FROM unnest($2::uuid[], $3::uuid[]) AS n(class, teacher)
     WHERE c.school_id = $1 AND c.id = n.class AND c.form_teacher_id IS NULL`,
    [tx.schoolId, led.map(({ classId }) => classId), led.map(({ id }) => id)],
  )
}

const taughtSubjects = { table: 'teacher_subjects', places: 'subjects', column: 'subject_id' } as const
const taughtClasses = { table: 'teacher_classes', places: 'classes', column: 'class_id' } as const
const subjectsOf = ({ id, subjectIds }: NewTeacher) => ({ userId: id, ids: subjectIds })
const classesOf = ({ id, classIds }: NewTeacher) => ({ userId: id, ids: classIds })

/** Writes these fields of locked teachers anew. */
export async function updateTeachers(
  tx: Tx,
  changed: readonly TeacherState[],
  fields: readonly string[],
): Promise<void> {
  const users = changed.map((one) => ({ id: one.id, revision: one.revision, ...cellsOf(userColumns, one, fields) }))
  await updateRows(tx, 'users', users)
  const rows = changed.map((one) => ({ user_id: one.id, ...cellsOf(teacherColumns, one, fields) }))
  await updateRows(tx, 'teachers', rows, 'user_id')
  if (fields.includes('subjectIds')) await replacePlaces(tx, taughtSubjects, changed.map(subjectsOf))
  if (fields.includes('classIds')) await replacePlaces(tx, taughtClasses, changed.map(classesOf))
}

/** Makes an account a teacher's. */
export async function setAccount(
  tx: Tx,
  teacher: { id: string; accountId: string; status: 'pending_verification' | 'active' },
): Promise<void> {
  await tx.run('UPDATE users SET account_id = $3, status = $4 WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    teacher.id,
    teacher.accountId,
    teacher.status,
  ])
}

/** The teacher of this address who was deleted and brought back, and has no account. */
export async function selectOptionalWithoutAccount(tx: Tx, email: string): Promise<{ id: string } | undefined> {
  return await tx.optional<{ id: string }>(
    `SELECT id FROM users WHERE school_id = $1 AND email = $2 AND role = 'teacher' AND account_id IS NULL
     ORDER BY id LIMIT 1`,
    [tx.schoolId, email],
  )
}

/** Which of these are people of the school and no teachers. */
export async function selectNoTeachers(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM users WHERE school_id = $1 AND id = ANY($2::uuid[]) AND role <> 'teacher'`,
    [tx.schoolId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes locked teachers who made nothing, with what hangs on them. Their accounts, which nobody may be by now, are swept. */
async function deleteTeachers(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of ['teacher_subjects', 'teacher_classes', 'notices', 'teachers']) {
    await tx.run(`DELETE FROM ${table} WHERE school_id = $1 AND user_id = ANY($2::uuid[])`, [tx.schoolId, ids])
  }
  const deleted = await tx.rows<{ photoId: string | null }>(
    'DELETE FROM users WHERE school_id = $1 AND id = ANY($2::uuid[]) RETURNING photo_id AS "photoId"',
    [tx.schoolId, ids],
  )
  await deleteFiles(
    tx,
    deleted.flatMap(({ photoId }) => photoId ?? []),
  )
}

/** What the log keeps of a teacher who is deleted. */
type TeacherImage = Omit<TeacherState, 'accountId' | 'isInvited' | 'examsCount' | 'questionsCount' | 'hasActed'>

function imageOf(teacher: TeacherState): TeacherImage {
  const { accountId: _account, isInvited: _invited, hasActed: _acted, ...written } = teacher
  const { examsCount: _exams, questionsCount: _questions, ...image } = written
  return image
}

/** How teachers are written. One who comes back has no account: a new invitation or first password makes it. */
export const teachers: RecordKind<TeacherState, TeacherImage> = {
  noun: 'teacher',
  lock: lockTeachers,
  imageOf,
  insert: (tx, back) =>
    insertTeachers(
      tx,
      back.map((one) => ({ ...one, status: one.status === 'inactive' ? 'inactive' : 'pending_verification' })),
    ),
  update: updateTeachers,
  remove: deleteTeachers,
}

/** What is theirs and what waits for them. */
export type TeacherWork = { scheduled: number; running: number; drafts: number; questions: number; undecided: number }

export async function selectWork(tx: Tx, ids: readonly string[]): Promise<TeacherWork> {
  return await tx.one<TeacherWork>(
    `SELECT count(*) FILTER (WHERE e.status = 'scheduled') AS scheduled,
       count(*) FILTER (WHERE e.status = 'active') AS running, count(*) FILTER (WHERE e.status = 'draft') AS drafts,
       (SELECT count(*) FROM questions q WHERE q.school_id = $1 AND q.owner_id = ANY($2::uuid[])) AS questions,
       (SELECT count(*) FROM exam_attempts a JOIN exams x ON x.school_id = a.school_id AND x.id = a.exam_id
        WHERE a.school_id = $1 AND a.state = 'submitted' AND a.late_decision = 'pending' AND x.owner_id = ANY($2::uuid[])) AS undecided
     FROM exams e WHERE e.school_id = $1 AND e.deleted_at IS NULL AND e.owner_id = ANY($2::uuid[])`,
    [tx.schoolId, ids],
  )
}

export async function countTeachers(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>('SELECT count(*) FROM teachers WHERE school_id = $1', [tx.schoolId])
  return count
}

export type TeacherFigures = { total: number; active: number; totalStudents: number; examsCreated: number }

export async function selectTeacherFigures(tx: Tx): Promise<TeacherFigures> {
  return await tx.one<TeacherFigures>(
    `SELECT count(*) AS total, count(*) FILTER (WHERE u.status = 'active') AS active,
       (SELECT count(*) FROM students s WHERE s.school_id = $1) AS "totalStudents",
       (SELECT count(*) FROM exams e WHERE e.school_id = $1 AND e.deleted_at IS NULL) AS "examsCreated"
     FROM users u WHERE u.school_id = $1 AND u.role = 'teacher'`,
    [tx.schoolId],
  )
}
