import type { Tx } from '../platform/database/tenant.ts'
import { expectedNow } from './attendance/expected.db.ts'
import { offersSubject } from './sitting.db.ts'

const isActive = `JOIN users u ON u.school_id = st.school_id AND u.id = st.user_id AND u.role = 'student' AND u.status = 'active'`

// Nothing has been published of a draft: those its classes have now, and whom it names.
const ofDraft = `SELECT count(*) FROM (
  SELECT st.user_id FROM exam_classes x JOIN students st ON st.school_id = x.school_id AND st.class_id = x.class_id ${isActive}
  WHERE x.school_id = e.school_id AND x.exam_id = e.id AND ${offersSubject}
  UNION SELECT st.user_id FROM exam_students x
  JOIN students st ON st.school_id = x.school_id AND st.user_id = x.student_id AND st.class_id IS NOT NULL ${isActive}
  WHERE x.school_id = e.school_id AND x.exam_id = e.id) c`

const ofSittings = `SELECT count(DISTINCT c.student_id) FROM exam_sittings s CROSS JOIN LATERAL (
    SELECT st.user_id AS student_id FROM ${expectedNow} WHERE s.expected_at IS NULL
    UNION ALL
    SELECT c.student_id FROM expected_candidates c
    WHERE c.school_id = s.school_id AND c.sitting_id = s.id AND s.expected_at IS NOT NULL) c
  WHERE s.school_id = e.school_id AND s.exam_id = e.id`

const isPublished = `EXISTS (SELECT FROM exam_sittings s WHERE s.school_id = e.school_id AND s.exam_id = e.id)`

/** How many candidates each of these exams has: of closed sittings who was expected then, else who is now; everybody once. */
export async function selectRegistered(tx: Tx, examIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.rows<{ id: string; count: number }>(
    `SELECT e.id, CASE WHEN ${isPublished} THEN (${ofSittings}) ELSE (${ofDraft}) END AS count
     FROM exams e WHERE e.school_id = $1 AND e.id = ANY($2::uuid[])`,
    [tx.schoolId, examIds],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
