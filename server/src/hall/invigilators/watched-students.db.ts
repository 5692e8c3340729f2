import { eachCandidate } from '../../exam/sitting.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/**
 * Which of these students are candidates of a sitting this member of staff invigilates, from an hour before it opens until an hour after it
 * has closed, or sit one of theirs now.
 */
export async function selectWatchedStudents(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ id: string }>(
    `WITH watched AS (
       SELECT s.* FROM sitting_invigilators i JOIN exam_sittings s ON s.school_id = i.school_id AND s.id = i.sitting_id
       WHERE i.school_id = $1 AND i.user_id = $2)
     SELECT st.user_id AS id FROM watched s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id,
       ${eachCandidate({ which: 'st.user_id = ANY ($3::uuid[])' })}
     WHERE e.deleted_at IS NULL AND s.opens_at < $4::timestamptz + interval '1 hour' AND s.closes_at > $4::timestamptz - interval '1 hour'
     UNION SELECT a.student_id FROM watched s JOIN exam_attempts a ON a.school_id = s.school_id AND a.sitting_id = s.id
     WHERE a.student_id = ANY ($3::uuid[]) AND a.state = 'in_progress' AND a.deadline > $4`,
    [tx.schoolId, userId, ids, tx.now],
  )
  return new Set(rows.map(({ id }) => id))
}
