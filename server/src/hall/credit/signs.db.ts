import type { Tx } from '../../platform/database/tenant.ts'

/** An attempt, and when its page showed signs between two moments; all moments as milliseconds since 1970. */
export type SignedAttempt = {
  studentId: string
  startedMs: number
  endedMs: number
  endedBy: 'candidate' | 'time' | null
  /** Staff ended it alone, and have not let the candidate back in since. */
  isEndedAlone: boolean
  at: number[]
}

const asMs = (moment: string) => `(extract(epoch FROM ${moment}) * 1000)::bigint`

/**
 * The newest attempt in a sitting of each of these students, with the signs of its pages between two moments: that a page was loaded, that
 * something was done on it by the device's clock, and that it came.
 */
export async function selectSignedAttempts(
  tx: Tx,
  sittingId: string,
  { studentIds, from, to }: { studentIds: readonly string[]; from: Date; to: Date },
): Promise<SignedAttempt[]> {
  return await tx.rows<SignedAttempt>(
    `SELECT a.student_id AS "studentId", ${asMs('a.started_at')} AS "startedMs",
       ${asMs('coalesce(a.submitted_at, a.deadline)')} AS "endedMs", a.ended_by AS "endedBy",
       EXISTS (SELECT FROM sitting_changes c WHERE c.school_id = $1 AND c.sitting_id = $2 AND c.student_id = a.student_id
         AND c.kind = 'ended_one' AND c.at >= a.started_at
         AND NOT EXISTS (SELECT FROM sitting_changes r WHERE r.school_id = $1 AND r.sitting_id = $2
           AND r.student_id = c.student_id AND r.kind = 'reopened' AND r.at > c.at)) AS "isEndedAlone",
       (SELECT coalesce(json_agg(DISTINCT g.ms), '[]') FROM (
          SELECT ${asMs('e.taken_at')} AS ms FROM attempt_epochs e WHERE e.school_id = $1 AND e.attempt_id = a.id
          UNION ALL
          SELECT ${asMs('a.started_at')} + unnest(ARRAY[v.at_ms, v.server_elapsed_ms]) FROM attempt_events v
          WHERE v.school_id = $1 AND v.attempt_id = a.id) g
        WHERE g.ms BETWEEN ${asMs('$4::timestamptz')} AND ${asMs('$5::timestamptz')}) AS at
     FROM (SELECT DISTINCT ON (o.student_id) o.* FROM exam_attempts o
       WHERE o.school_id = $1 AND o.sitting_id = $2 AND o.student_id = ANY ($3::uuid[])
       ORDER BY o.student_id, o.attempt_number DESC) a`,
    [tx.schoolId, sittingId, studentIds, from, to],
  )
}
