import type { KeyRow } from '../exam/version/version.db.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** The key of the newest version that holds, then the one it was published with where that is another. */
export async function selectKeysToPrint(
  tx: Tx,
  examId: string,
): Promise<(KeyRow & { version: number; madeAt: Date })[]> {
  return await tx.rows(
    `WITH newest AS (
       SELECT v.id, v.number FROM exam_versions v JOIN exams e ON e.school_id = $1 AND e.id = v.exam_id
       WHERE v.school_id = $1 AND v.exam_id = $2 AND e.status <> 'draft' ORDER BY v.number DESC LIMIT 1)
     SELECT newest.number AS version, revision, key, bonus_hundredths AS "bonusHundredths", created_at AS "madeAt"
     FROM exam_keys k JOIN newest ON newest.id = k.version_id
     WHERE k.school_id = $1 AND (revision = 1 OR revision = (
       SELECT max(o.revision) FROM exam_keys o WHERE o.school_id = $1 AND o.version_id = k.version_id))
     ORDER BY revision DESC`,
    [tx.schoolId, examId],
  )
}
