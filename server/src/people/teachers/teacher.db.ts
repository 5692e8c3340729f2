import type { departments } from '@sabimark/domain/people/teacher-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { deleteFiles } from '../../platform/files/files.db.ts'
import type { RecordKind } from '../../platform/record/acts.ts'

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
  createdAt: string
  examsCount: number
  questionsCount: number
  /** Has published or corrected an exam, or is named in the log as the one who did something. */
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
       u.address, t.employee_id AS "employeeId", t.department, t.experience_years AS experience, t.qualification,
       to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt",
       ARRAY(SELECT a.subject_id::text FROM teacher_subjects a WHERE a.school_id = $1 AND a.user_id = u.id ORDER BY 1)
         AS "subjectIds",
       ARRAY(SELECT a.class_id::text FROM teacher_classes a WHERE a.school_id = $1 AND a.user_id = u.id ORDER BY 1)
         AS "classIds",
       u.account_id IS NULL OR u.status = 'pending_verification' OR coalesce(u.status = 'inactive' AND
         (SELECT l.changes->'status'->>0 FROM audit_log l
          WHERE l.school_id = $1 AND l.subject = u.id::text AND l.action = 'teacher.deactivated'
          ORDER BY l.id DESC LIMIT 1) = 'pending_verification', false) AS "isInvited",
       (SELECT count(*) FROM exams e WHERE e.school_id = $1 AND e.created_by = u.id) AS "examsCount",
       (SELECT count(*) FROM questions q WHERE q.school_id = $1 AND q.created_by = u.id) AS "questionsCount",
       EXISTS (SELECT FROM audit_log l WHERE l.school_id = $1 AND l.actor_user_id = u.id)
         OR EXISTS (SELECT FROM exam_versions v WHERE v.school_id = $1 AND v.created_by = u.id)
         OR EXISTS (SELECT FROM exam_keys k WHERE k.school_id = $1 AND k.created_by = u.id) AS "hasActed"
     FROM users u JOIN teachers t ON t.school_id = u.school_id AND t.user_id = u.id
     WHERE u.school_id = $1 AND u.id = ANY($2::uuid[]) ORDER BY u.name_key, u.id`,
    [tx.schoolId, ids],
  )
}

/** A teacher who is added or, after an undo, there again: without an account at first. */
export type NewTeacher = TeacherValues & {
  id: string
  email: string
  status: Status
  createdAt?: string
  revision?: number
}

export async function insertTeacher(tx: Tx, teacher: NewTeacher): Promise<void> {
  await tx.run(
    `INSERT INTO users (school_id, id, name, email, role, status, phone, address, created_at, revision)
     VALUES ($1, $2, $3, $4, 'teacher', $5, $6, $7, coalesce($8::timestamptz, now()), $9)`,
    [
      ...[tx.schoolId, teacher.id, teacher.name, teacher.email, teacher.status, teacher.phone, teacher.address],
      ...[teacher.createdAt ?? null, teacher.revision ?? 1],
    ],
  )
  await tx.run(
    `INSERT INTO teachers (school_id, user_id, employee_id, department, experience_years, qualification)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      ...[tx.schoolId, teacher.id, teacher.employeeId],
      ...[teacher.department, teacher.experience, teacher.qualification],
    ],
  )
  await insertPlaces(tx, teacher)
}

/** Subjects and classes; one that was deleted since an act that is undone is left out. */
async function insertPlaces(tx: Tx, { id, subjectIds, classIds }: NewTeacher): Promise<void> {
  await tx.run(
    `INSERT INTO teacher_subjects (school_id, user_id, subject_id)
     SELECT $1, $2, s.id FROM subjects s WHERE s.school_id = $1 AND s.id = ANY($3::uuid[]) ON CONFLICT DO NOTHING`,
    [tx.schoolId, id, subjectIds],
  )
  await tx.run(
    `INSERT INTO teacher_classes (school_id, user_id, class_id)
     SELECT $1, $2, c.id FROM classes c WHERE c.school_id = $1 AND c.id = ANY($3::uuid[]) ON CONFLICT DO NOTHING`,
    [tx.schoolId, id, classIds],
  )
}

/** Writes a teacher's values anew; false, and nothing is written, when the row has another revision by now. */
export async function updateTeacher(tx: Tx, teacher: NewTeacher, revision: number): Promise<boolean> {
  const touched = await tx.run(
    `UPDATE users SET name = $4, phone = $5, address = $6, status = $7, revision = revision + 1
     WHERE school_id = $1 AND id = $2 AND revision = $3`,
    [tx.schoolId, teacher.id, revision, teacher.name, teacher.phone, teacher.address, teacher.status],
  )
  if (touched === 0) return false
  await tx.run(
    `UPDATE teachers SET employee_id = $3, department = $4, experience_years = $5, qualification = $6
     WHERE school_id = $1 AND user_id = $2`,
    [
      ...[tx.schoolId, teacher.id, teacher.employeeId],
      ...[teacher.department, teacher.experience, teacher.qualification],
    ],
  )
  await tx.run('DELETE FROM teacher_subjects WHERE school_id = $1 AND user_id = $2 AND subject_id <> ALL($3::uuid[])', [
    ...[tx.schoolId, teacher.id, teacher.subjectIds],
  ])
  await tx.run('DELETE FROM teacher_classes WHERE school_id = $1 AND user_id = $2 AND class_id <> ALL($3::uuid[])', [
    ...[tx.schoolId, teacher.id, teacher.classIds],
  ])
  await insertPlaces(tx, teacher)
  return true
}

/** Makes an account a teacher's. */
export async function setAccount(
  tx: Tx,
  teacher: { id: string; accountId: string; status: 'pending_verification' | 'active' },
): Promise<void> {
  await tx.run('UPDATE users SET account_id = $3, status = $4 WHERE school_id = $1 AND id = $2', [
    ...[tx.schoolId, teacher.id, teacher.accountId, teacher.status],
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

/** How teachers are written. One who comes back has no account: a new invitation or first password makes it. */
export const teachers: RecordKind<TeacherState> = {
  noun: 'teacher',
  lock: lockTeachers,
  insert: (tx, teacher) =>
    insertTeacher(tx, { ...teacher, status: teacher.status === 'inactive' ? 'inactive' : 'pending_verification' }),
  update: updateTeacher,
  remove: deleteTeachers,
}

/** What teachers have made and what waits for them. */
export type TeacherWork = { scheduled: number; running: number; drafts: number; questions: number; undecided: number }

export async function selectWork(tx: Tx, ids: readonly string[]): Promise<TeacherWork> {
  return await tx.one<TeacherWork>(
    `SELECT count(*) FILTER (WHERE e.status = 'scheduled') AS scheduled,
       count(*) FILTER (WHERE e.status = 'active') AS running, count(*) FILTER (WHERE e.status = 'draft') AS drafts,
       (SELECT count(*) FROM questions q WHERE q.school_id = $1 AND q.created_by = ANY($2::uuid[])) AS questions,
       (SELECT count(*) FROM exam_attempts a JOIN exams x ON x.school_id = a.school_id AND x.id = a.exam_id
        WHERE a.school_id = $1 AND a.late_decision = 'pending' AND x.created_by = ANY($2::uuid[])) AS undecided
     FROM exams e WHERE e.school_id = $1 AND e.created_by = ANY($2::uuid[])`,
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
       (SELECT count(*) FROM exams e WHERE e.school_id = $1) AS "examsCreated"
     FROM users u WHERE u.school_id = $1 AND u.role = 'teacher'`,
    [tx.schoolId],
  )
}
