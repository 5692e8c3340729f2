import type { ExamKey } from '@sabimark/domain/exam/version.ts'
import type { EqualAnswers } from '@sabimark/domain/marking/answer-groups.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** What was typed into one blank of a version, the same letters judged alike as one row. */
export async function selectTypedAnswers(tx: Tx, versionId: string, questionId: string): Promise<EqualAnswers[]> {
  return await tx.rows<EqualAnswers>(
    `SELECT m.answer #>> '{}' AS text, m.outcome, m.earned_hundredths AS "earnedHundredths", count(*) AS count
     FROM results r JOIN marked_answers m ON m.school_id = r.school_id AND m.attempt_id = r.attempt_id
     WHERE r.school_id = $1 AND r.version_id = $2 AND r.exam_id = (SELECT v.exam_id FROM exam_versions v
         WHERE v.school_id = $1 AND v.id = $2)
       AND m.question_id = $3 AND m.outcome <> 'unanswered' AND jsonb_typeof(m.answer) = 'string'
     GROUP BY 1, 2, 3`,
    [tx.schoolId, versionId, questionId],
  )
}

/** Holds the exam against others who would write the next revision of its key. */
export async function lockExam(tx: Tx, examId: string): Promise<void> {
  await tx.rows('SELECT id FROM exams WHERE school_id = $1 AND id = $2 FOR NO KEY UPDATE', [tx.schoolId, examId])
}

/** The next revision of a key, with why there is one. */
export async function insertRulings(
  tx: Tx,
  { versionId, revision, key, reason, createdBy }: NewRulings,
): Promise<void> {
  await tx.run(
    `INSERT INTO exam_keys (school_id, version_id, revision, key, kind, reason, created_by)
     VALUES ($1, $2, $3, $4, 'rulings', $5, $6)`,
    [tx.schoolId, versionId, revision, JSON.stringify(key), reason, createdBy],
  )
}

export type NewRulings = { versionId: string; revision: number; key: ExamKey; reason: string; createdBy: string }

/** Some papers of a version that were marked by an older key than this. */
export async function selectMarkedBefore(
  tx: Tx,
  { versionId, revision, limit }: { versionId: string; revision: number; limit: number },
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT r.attempt_id AS id FROM results r JOIN exam_versions v ON v.school_id = r.school_id AND v.id = $2
     WHERE r.school_id = $1 AND r.exam_id = v.exam_id AND r.version_id = $2 AND r.key_revision < $3
     ORDER BY r.attempt_id LIMIT $4`,
    [tx.schoolId, versionId, revision, limit],
  )
  return rows.map(({ id }) => id)
}
