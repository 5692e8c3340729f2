import type { Tx } from '../../platform/database/tenant.ts'
import { unheardAt } from '../right-answers.db.ts'
import { expectedNow, isExcusedFrom } from './expected.db.ts'

/**
 * Whom the sittings of an exam expect or expected and who never began it, each once: absent when no sitting of theirs is
 * still to come or open, and they may not have begun on a device that is not heard yet.
 */
const missing = `WITH expected AS (
    SELECT k.student_id, k.class_id, true AS is_over FROM exam_sittings s
    JOIN expected_candidates k ON k.school_id = s.school_id AND k.sitting_id = s.id
    WHERE s.school_id = $1 AND s.exam_id = $2 AND NOT ${isExcusedFrom('k.student_id')}
    UNION ALL
    SELECT st.user_id, st.class_id, s.closes_at <= $3 FROM exam_sittings s
    JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id, ${expectedNow}
    WHERE s.school_id = $1 AND s.exam_id = $2 AND s.expected_at IS NULL AND NOT ${isExcusedFrom('st.user_id')}
  ), devices AS MATERIALIZED (
    ${unheardAt('$3')} AND o.exam_id = $2
  ), missing AS (
    SELECT m.student_id, m.class_id, m.is_over AND NOT d.is_on_device AS is_absent, d.is_on_device
    FROM (SELECT k.student_id, (array_agg(k.class_id ORDER BY k.is_over))[1] AS class_id, bool_and(k.is_over) AS is_over
    FROM expected k
    WHERE NOT EXISTS (SELECT FROM exam_attempts a
      WHERE a.school_id = $1 AND a.exam_id = $2 AND a.student_id = k.student_id)
    GROUP BY k.student_id) m
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM devices q WHERE q.student_id = m.student_id) AS is_on_device) d
  )`

export type ExamAttendance = {
  satCount: number
  missingCount: number
  onDeviceCount: number
  absentCount: number
  isKept: boolean
}

export async function selectExamAttendance(tx: Tx, examId: string): Promise<ExamAttendance> {
  return await tx.one<ExamAttendance>(
    `${missing}
     SELECT count(*) AS "missingCount", count(*) FILTER (WHERE is_absent) AS "absentCount",
       count(*) FILTER (WHERE is_on_device) AS "onDeviceCount",
       (SELECT count(DISTINCT a.student_id) FROM exam_attempts a WHERE a.school_id = $1 AND a.exam_id = $2) AS "satCount",
       NOT EXISTS (SELECT FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = $2 AND s.closes_at <= $3
         AND s.expected_at IS NULL) AS "isKept"
     FROM missing`,
    [tx.schoolId, examId, tx.now],
  )
}

/** Of a student who was deleted since, name and number are null. */
export type MissingRow = {
  studentId: string
  student: string | null
  studentNumber: string | null
  className: string
  isAbsent: boolean
  isOnDevice: boolean
}

/** Who never began the exam, by class and name. */
export async function selectMissing(tx: Tx, examId: string, limit: number): Promise<MissingRow[]> {
  return await tx.rows<MissingRow>(
    `${missing}
     SELECT m.student_id AS "studentId", u.name AS student, st.student_id AS "studentNumber", c.name AS "className",
       m.is_absent AS "isAbsent", m.is_on_device AS "isOnDevice"
     FROM missing m JOIN classes c ON c.school_id = $1 AND c.id = m.class_id
     LEFT JOIN users u ON u.school_id = $1 AND u.id = m.student_id
     LEFT JOIN students st ON st.school_id = $1 AND st.user_id = m.student_id
     ORDER BY c.level_place, c.position, c.name, u.name_key, m.student_id LIMIT $4`,
    [tx.schoolId, examId, tx.now, limit],
  )
}
