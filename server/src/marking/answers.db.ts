import type { EqualAnswers } from '@sabimark/domain/marking/answer-groups.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** What was typed into one blank of an exam, by these of its versions, the same letters judged alike as one row. */
export async function selectTypedAnswers(
  tx: Tx,
  versionIds: readonly string[],
  questionId: string,
): Promise<EqualAnswers[]> {
  return await tx.rows<EqualAnswers>(
    `SELECT m.answer #>> '{}' AS text, m.outcome, m.earned_hundredths AS "earnedHundredths", count(*) AS count
     FROM results r JOIN marked_answers m ON m.school_id = r.school_id AND m.attempt_id = r.attempt_id
     WHERE r.school_id = $1 AND r.version_id = ANY ($2::uuid[]) AND r.exam_id = (SELECT v.exam_id FROM exam_versions v
         WHERE v.school_id = $1 AND v.id = ($2::uuid[])[1])
       AND m.question_id = $3 AND m.outcome <> 'unanswered' AND jsonb_typeof(m.answer) = 'string'
     GROUP BY 1, 2, 3`,
    [tx.schoolId, versionIds, questionId],
  )
}

/** Some papers of a version, `but` these, that were marked by an older key than this. */
export async function selectMarkedBefore(
  tx: Tx,
  { versionId, revision, but, limit }: { versionId: string; revision: number; but: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT r.attempt_id AS id FROM results r JOIN exam_versions v ON v.school_id = r.school_id AND v.id = $2
     WHERE r.school_id = $1 AND r.exam_id = v.exam_id AND r.version_id = $2 AND r.key_revision < $3 AND r.attempt_id <> ALL ($5)
     ORDER BY r.attempt_id LIMIT $4`,
    [tx.schoolId, versionId, revision, limit, but],
  )
  return rows.map(({ id }) => id)
}
