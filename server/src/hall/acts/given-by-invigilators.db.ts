import type { Tx } from '../../platform/database/tenant.ts'

/**
 * What invigilators gave in a sitting to these of its candidates, in milliseconds. What was given by who ran the exam then is no part of it;
 * an invigilator's gifts stay what they were, whoever runs it since.
 */
export async function selectGivenByInvigilators(
  tx: Tx,
  sittingId: string,
  studentIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.rows<{ studentId: string; ms: number }>(
    `SELECT student_id AS "studentId", sum(ms)::bigint AS ms FROM sitting_changes
     WHERE school_id = $1 AND sitting_id = $2 AND student_id = ANY ($3::uuid[]) AND by_invigilator GROUP BY student_id`,
    [tx.schoolId, sittingId, studentIds],
  )
  return new Map(rows.map(({ studentId, ms }) => [studentId, ms]))
}
