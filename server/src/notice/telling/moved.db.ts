import type { NoticeData } from '@sabimark/domain/notice/notice-text.ts'
import type { Tx } from '../../platform/database/tenant.ts'

type Moved = Pick<NoticeData['result_corrected'], 'before' | 'after'> & {
  attemptId: string
  studentId: string
  /** What moved it, the oldest first; no question where it was about the whole paper. */
  acts: { questionId: string | null; reason: string }[]
}

const sums = (row: string) =>
  `jsonb_build_object('earnedHundredths', ${row}.earned_hundredths, 'availableHundredths', ${row}.available_hundredths,
    'percentage', ${row}.percentage)`

/**
 * Papers of a version whose share of the marks moved by this revision of its key, or by those before it that they had not been
 * marked by: where one of them is a correction, with the reasons.
 */
export async function selectMoved(tx: Tx, versionId: string, revision: number): Promise<Moved[]> {
  return await tx.rows<Moved>(
    `SELECT a.id AS "attemptId", a.student_id AS "studentId", ${sums('o')} AS before, ${sums('r')} AS after, k.acts
     FROM exam_versions v
     JOIN exam_attempts a ON a.school_id = $1 AND a.exam_id = v.exam_id AND a.version_id = $2
     JOIN result_revisions r ON r.school_id = $1 AND r.attempt_id = a.id AND r.key_revision = $3 AND r.from_key_revision < $3
     JOIN result_revisions o ON o.school_id = $1 AND o.attempt_id = a.id AND o.revision = r.revision - 1
       AND o.earned_hundredths::bigint * r.available_hundredths <> r.earned_hundredths::bigint * o.available_hundredths
     CROSS JOIN LATERAL (
       SELECT jsonb_agg(jsonb_build_object('questionId', k.question_id, 'reason', k.reason) ORDER BY k.revision) AS acts
       FROM exam_keys k WHERE k.school_id = $1 AND k.version_id = $2
         AND k.act_id IS NOT NULL AND k.revision > r.from_key_revision AND k.revision <= $3) k
     WHERE k.acts IS NOT NULL AND v.school_id = $1 AND v.id = $2 ORDER BY a.id`,
    [tx.schoolId, versionId, revision],
  )
}
