import type { Tx } from '../../platform/database/tenant.ts'

/** The active students of the school. */
export async function selectActiveStudentIds(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM users WHERE school_id = $1 AND role = 'student' AND status = 'active'`,
    [tx.schoolId],
  )
  return rows.map(({ id }) => id)
}

/** Nobody closes, renames or deletes a class of the school before the commit. */
export async function lockClasses(tx: Tx): Promise<void> {
  await tx.rows('SELECT FROM classes WHERE school_id = $1 ORDER BY id FOR SHARE', [tx.schoolId])
}

/** How many exams are to come that these classes sit: exams belong to a later room, and are read here in SQL only. */
export async function countComingExams(tx: Tx, classIds: readonly string[]): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(DISTINCT o.exam_id) FROM exam_sittings o
     JOIN exam_classes c ON c.school_id = o.school_id AND c.exam_id = o.exam_id AND c.class_id = ANY($3::uuid[])
     WHERE o.school_id = $1 AND o.opens_at > $2`,
    [tx.schoolId, tx.now, classIds],
  )
  return count
}
