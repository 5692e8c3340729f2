import type { Tx } from '../../platform/database/tenant.ts'
import type { Hall } from '../hall.access.ts'

/** What invigilators gave in a sitting to these of its candidates, in milliseconds: what its owner and administrators gave is theirs to give. */
export async function selectGivenByInvigilators(
  tx: Tx,
  { sittingId, ownerId }: Pick<Hall, 'sittingId' | 'ownerId'>,
  studentIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.rows<{ studentId: string; ms: number }>(
    `SELECT c.student_id AS "studentId", sum(c.ms)::bigint AS ms
     FROM sitting_changes c LEFT JOIN users u ON u.school_id = c.school_id AND u.id = c.by
     WHERE c.school_id = $1 AND c.sitting_id = $2 AND c.kind = 'extra_time' AND c.ms > 0 AND c.student_id = ANY ($3::uuid[])
       AND c.by <> $4 AND u.role IS DISTINCT FROM 'school_admin' GROUP BY c.student_id`,
    [tx.schoolId, sittingId, studentIds, ownerId],
  )
  return new Map(rows.map(({ studentId, ms }) => [studentId, ms]))
}
