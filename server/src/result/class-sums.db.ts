import type { MarksSum } from '@sabimark/domain/school/average.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { counts } from './summary.db.ts'

/** By attempt: the papers of its exam that count and were begun in its class. Two attempts of one exam and class are summed once. */
export async function selectClassSums(tx: Tx, attemptIds: readonly string[]): Promise<Map<string, MarksSum>> {
  const rows = await tx.rows<MarksSum & { ids: string[] }>(
    `SELECT asked.ids, sums."markedCount", sums."millionthsSum"
     FROM (SELECT exam_id, class_id, array_agg(attempt_id) AS ids FROM results
       WHERE school_id = $1 AND attempt_id = ANY($2::uuid[]) GROUP BY exam_id, class_id) asked
     CROSS JOIN LATERAL (
       SELECT count(*) AS "markedCount", coalesce(sum(r.counted_millionths), 0)::bigint AS "millionthsSum"
       FROM results r WHERE r.school_id = $1 AND r.exam_id = asked.exam_id AND r.class_id IS NOT DISTINCT FROM asked.class_id
         AND ${counts}) sums`,
    [tx.schoolId, attemptIds],
  )
  return new Map(rows.flatMap(({ ids, ...sum }) => ids.map((id) => [id, sum] as const)))
}
