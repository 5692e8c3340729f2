import type { Tx } from '../platform/database/tenant.ts'

export type Overview = {
  studentsCount: number
  teachersCount: number
  activeExamsCount: number
  averageScore: number | null
}

/** Of an exam, or of what is counted by subject and author: it is one of the teacher's, or nobody is narrowed to. */
const theirs = (row: 'x' | 'n') =>
  `($2::uuid IS NULL OR ${row}.created_by = $2 OR EXISTS (
     SELECT 1 FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = $2 AND t.subject_id = ${row}.subject_id))`

/**
 * The figures of the dashboard. `teacherId` narrows to that teacher: the students of the own classes, and the exams
 * they work on (exam.access.ts). An exam is active while a sitting of it is open; the average is of all marked
 * percentages, an attempt whose late answers wait for a decision counting as it did before they came.
 */
export async function selectOverview(tx: Tx, teacherId: string | null): Promise<Overview> {
  return await tx.one<Overview>(
    `SELECT
       (SELECT count(*) FROM students s
        JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id AND u.status = 'active'
        WHERE s.school_id = $1 AND ($2::uuid IS NULL OR s.class_id IN (
          SELECT c.class_id FROM teacher_classes c WHERE c.school_id = $1 AND c.user_id = $2))) AS "studentsCount",
       (SELECT count(*) FROM users u WHERE u.school_id = $1 AND u.role = 'teacher' AND u.status = 'active')
         AS "teachersCount",
       (SELECT count(DISTINCT s.exam_id) FROM exam_sittings s
        JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
        WHERE s.school_id = $1 AND s.opens_at <= $3 AND s.closes_at > $3 AND ${theirs('x')}) AS "activeExamsCount",
       (SELECT round(sum(n.percentage_sum)::numeric / nullif(sum(n.marked_count), 0), 1)::float8
        FROM subject_counters n WHERE n.school_id = $1 AND ${theirs('n')}) AS "averageScore"`,
    [tx.schoolId, teacherId, tx.now],
  )
}
