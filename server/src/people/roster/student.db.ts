import { holds } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** The account behind a student number in its compared form. */
export async function selectOptionalAccountOfStudent(tx: Tx, numberKey: string): Promise<string | undefined> {
  const row = await tx.optional<{ accountId: string }>(
    `SELECT u.account_id AS "accountId" FROM students s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
     WHERE s.school_id = $1 AND s.student_id_key = $2`,
    [tx.schoolId, numberKey],
  )
  return row?.accountId
}

export type NewStudent = {
  userId: string
  studentNumber: string
  studentNumberKey: string
  classId: string | null
  dateOfBirth: string
  gender: string
  guardianName: string
  guardianPhone: string
  subjectIds: string[]
}

export async function insertStudent(tx: Tx, student: NewStudent): Promise<void> {
  await tx.run(
    `INSERT INTO students (school_id, user_id, student_id, student_id_key, class_id, date_of_birth, gender,
       guardian_name, guardian_phone)
     VALUES ($1, $2, $3, $4, $5, nullif($6, '')::date, $7, $8, $9)`,
    [
      tx.schoolId,
      student.userId,
      student.studentNumber,
      student.studentNumberKey,
      student.classId,
      student.dateOfBirth,
      student.gender,
      student.guardianName,
      student.guardianPhone,
    ],
  )
  await tx.run(
    'INSERT INTO student_subjects (school_id, user_id, subject_id) SELECT $1, $2, unnest($3::uuid[]) ON CONFLICT DO NOTHING',
    [tx.schoolId, student.userId, student.subjectIds],
  )
}

/** Whether another student has this number in its compared form. */
export async function hasStudentNumber(tx: Tx, numberKey: string): Promise<boolean> {
  return (await selectOptionalAccountOfStudent(tx, numberKey)) !== undefined
}

/** Students who take up a place of the plan. */
export async function countStudents(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM users WHERE school_id = $1 AND role = 'student' AND status <> 'inactive'`,
    [tx.schoolId],
  )
  return count
}

type Named = { id: string; name: string }

export type StudentRow = {
  id: string
  name: string
  email: string | null
  studentNumber: string
  class: Named | null
  subjects: Named[]
  phone: string
  status: 'pending_verification' | 'active' | 'inactive'
  createdAt: string
}

export type StudentFilter = {
  before?: string | null
  classId?: string | undefined
  /** Folded for search; empty finds all. */
  search: string
  /** Only students of the classes this teacher is assigned to. */
  ofTeacher?: string | undefined
  id?: string | undefined
  limit: number
}

/** Students, newest first. */
export async function selectStudents(tx: Tx, filter: StudentFilter): Promise<StudentRow[]> {
  return await tx.rows<StudentRow>(
    `SELECT u.id, u.name, u.email, s.student_id AS "studentNumber", u.phone, u.status,
       to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
       CASE WHEN c.id IS NULL THEN NULL ELSE jsonb_build_object('id', c.id, 'name', c.name) END AS class,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name) ORDER BY j.name), '[]')
        FROM student_subjects o JOIN subjects j ON j.school_id = o.school_id AND j.id = o.subject_id
        WHERE o.school_id = s.school_id AND o.user_id = s.user_id) AS subjects
     FROM users u
     JOIN students s ON s.school_id = u.school_id AND s.user_id = u.id
     LEFT JOIN classes c ON c.school_id = s.school_id AND c.id = s.class_id
     WHERE u.school_id = $1 AND u.role = 'student'
       AND ($2::uuid IS NULL OR u.id < $2)
       AND ($3::uuid IS NULL OR s.class_id = $3)
       AND ${holds('$4', ['u.name', 'u.email', 's.student_id'])}
       AND ($5::uuid IS NULL OR EXISTS (SELECT FROM teacher_classes t
         WHERE t.school_id = s.school_id AND t.user_id = $5 AND t.class_id = s.class_id))
       AND ($6::uuid IS NULL OR u.id = $6)
     ORDER BY u.id DESC LIMIT $7`,
    [
      tx.schoolId,
      filter.before ?? null,
      filter.classId ?? null,
      filter.search,
      filter.ofTeacher ?? null,
      filter.id ?? null,
      filter.limit,
    ],
  )
}
