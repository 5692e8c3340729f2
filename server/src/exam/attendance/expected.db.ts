import type { Tx } from '../../platform/database/tenant.ts'
import { eachCandidate, sittingsWithCandidates } from '../sitting.db.ts'

/** Who sits the exam in another sitting is not expected in sitting `s`. Reads student st. */
const satElsewhere = `EXISTS (SELECT FROM exam_attempts o WHERE o.school_id = s.school_id AND o.exam_id = s.exam_id
  AND o.student_id = st.user_id AND o.sitting_id <> s.id)`

/** Whom the sitting `s` of exam `e` expects now: `user_id` and `class_id` as `st`, beside its FROM. */
export const expectedNow = eachCandidate({ which: `NOT ${satElsewhere}`, columns: 'st.user_id, st.class_id' })

/**
 * Writes down whom the sitting expected, once it has closed; twice changes nothing. Of one that was opened again, those who have
 * come since are added.
 */
export async function keepExpected(tx: Tx, sittingId: string): Promise<void> {
  await tx.run(
    `WITH s AS (
       UPDATE exam_sittings SET expected_at = $3
       WHERE school_id = $1 AND id = $2 AND closes_at <= $3 AND expected_at IS NULL
       RETURNING school_id, id, exam_id, opens_at, is_for_absent)
     INSERT INTO expected_candidates (school_id, sitting_id, student_id, class_id)
     SELECT s.school_id, s.id, st.user_id, st.class_id
     FROM s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id, ${expectedNow} ON CONFLICT DO NOTHING`,
    [tx.schoolId, sittingId, tx.now],
  )
}

/** Who is a candidate of the sitting now and is not excused from it. */
export async function selectNotExcused(tx: Tx, sittingId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT st.user_id AS id FROM ${sittingsWithCandidates()}
     WHERE s.school_id = $1 AND s.id = $2 AND NOT ${isExcusedFrom('st.user_id')} ORDER BY st.user_id`,
    [tx.schoolId, sittingId],
  )
  return rows.map(({ id }) => id)
}

/** Whether a candidate of sitting `s` is excused from it, by the last word about it. `student` names them. */
export const isExcusedFrom = (student: string) => `coalesce((SELECT c.kind = 'excused' FROM sitting_changes c
  WHERE c.school_id = s.school_id AND c.sitting_id = s.id AND c.student_id = ${student} AND c.kind IN ('excused', 'expected')
  ORDER BY c.id DESC LIMIT 1), false)`
