import type { Tx } from '../../platform/database/tenant.ts'
import type { ExamRow } from '../exam.db.ts'

/** A student an exam names beside its classes; `className` is null for one who is in none. */
export type NamedStudent = { id: string; name: string; className: string | null; isActive: boolean }

const columns = `u.id, u.name, c.name AS "className", u.status = 'active' AS "isActive"`
const ofStudent = `JOIN users u ON u.school_id = k.school_id AND u.id = k.user_id
  LEFT JOIN classes c ON c.school_id = k.school_id AND c.id = k.class_id`

/** Whom an exam names: a draft those it was written with, a published one those who have a place by name in a sitting of it. */
export async function selectNamedStudents(
  tx: Tx,
  { id, status }: Pick<ExamRow, 'id' | 'status'>,
): Promise<NamedStudent[]> {
  const named = status === 'draft' ? 'exam_students' : 'sitting_students'
  return await tx.rows<NamedStudent>(
    `SELECT ${columns} FROM ${named} x JOIN students k ON k.school_id = x.school_id AND k.user_id = x.student_id ${ofStudent}
     WHERE x.school_id = $1 AND x.exam_id = $2 ORDER BY u.name_key, u.id`,
    [tx.schoolId, id],
  )
}

/** These students of the school. */
export async function selectStudentsByIds(tx: Tx, ids: readonly string[]): Promise<NamedStudent[]> {
  return await tx.rows<NamedStudent>(
    `SELECT ${columns} FROM students k ${ofStudent}
     WHERE k.school_id = $1 AND k.user_id = ANY ($2::uuid[]) ORDER BY u.name_key, u.id`,
    [tx.schoolId, ids],
  )
}

/** Replaces whom a draft names; one who is named twice is named. */
export async function replaceNamedStudents(tx: Tx, examId: string, studentIds: readonly string[]): Promise<void> {
  await tx.run('DELETE FROM exam_students WHERE school_id = $1 AND exam_id = $2', [tx.schoolId, examId])
  if (studentIds.length === 0) return
  await tx.run(
    `INSERT INTO exam_students (school_id, exam_id, student_id)
     SELECT $1, $2, id FROM unnest($3::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [tx.schoolId, examId, studentIds],
  )
}

/** Gives whom a draft named their place in its first sitting. */
export async function placeNamedStudents(
  tx: Tx,
  { examId, sittingId }: { examId: string; sittingId: string },
): Promise<void> {
  await tx.run(
    `INSERT INTO sitting_students (school_id, exam_id, student_id, sitting_id)
     SELECT school_id, exam_id, student_id, $3 FROM exam_students WHERE school_id = $1 AND exam_id = $2`,
    [tx.schoolId, examId, sittingId],
  )
}

/** An exam that is taken back names whom its sittings named last. The caller holds them. */
export async function keepNamedStudents(tx: Tx, examId: string): Promise<void> {
  await tx.run('DELETE FROM exam_students WHERE school_id = $1 AND exam_id = $2', [tx.schoolId, examId])
  await tx.run(
    `INSERT INTO exam_students (school_id, exam_id, student_id)
     SELECT school_id, exam_id, student_id FROM sitting_students WHERE school_id = $1 AND exam_id = $2`,
    [tx.schoolId, examId],
  )
}
