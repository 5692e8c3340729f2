import type { Tx } from '../../platform/database/tenant.ts'

/** How many candidates have handed in a sitting themselves, and how many were ended by the clock, by their newest attempt. */
export async function countEnded(tx: Tx, sittingId: string): Promise<{ candidate: number; time: number }> {
  return await tx.one(
    `SELECT count(*) FILTER (WHERE a.ended_by = 'candidate') AS candidate,
       count(*) FILTER (WHERE a.ended_by IS DISTINCT FROM 'candidate' AND (a.state = 'submitted' OR a.deadline <= $3)) AS time
     FROM (SELECT DISTINCT ON (o.student_id) o.* FROM exam_attempts o WHERE o.school_id = $1 AND o.sitting_id = $2
       ORDER BY o.student_id, o.attempt_number DESC) a`,
    [tx.schoolId, sittingId, tx.now],
  )
}
