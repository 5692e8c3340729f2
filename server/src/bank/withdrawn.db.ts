import type { Tx } from '../platform/database/tenant.ts'
import { ofTheirs } from './bank.db.ts'

export type WithdrawnRow = {
  id: string
  question: string
  subject: string
  ownerId: string
  source: string
  isArchived: boolean
  exams: { examId: string; title: string }[]
}

/**
 * The questions of these sources that a teacher sees, or all, which are in use or stand in a published exam whose key was not put
 * right; of a teacher, in an own exam.
 */
export async function selectWithdrawn(tx: Tx, sources: readonly string[], teacherId: string | null) {
  return await tx.rows<WithdrawnRow>(
    `SELECT * FROM (SELECT q.id, q.question, s.name AS subject, q.owner_id AS "ownerId", q.source,
         q.status = 'archived' AS "isArchived",
         (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('examId', x.id, 'title', x.title)), '[]')
          FROM version_questions o JOIN exam_versions v ON v.school_id = $1 AND v.id = o.version_id
          JOIN exams x ON x.school_id = $1 AND x.id = v.exam_id AND x.status <> 'draft' AND x.deleted_at IS NULL
          WHERE o.school_id = $1 AND o.bank_question_id = q.id AND ($3::uuid IS NULL OR x.owner_id = $3)
            AND NOT EXISTS (SELECT FROM exam_keys k WHERE k.school_id = $1 AND k.version_id = v.id
              AND k.question_id = o.question_id AND k.kind IN ('correct', 'also', 'annulled', 'full')
              AND NOT EXISTS (SELECT FROM exam_keys b WHERE b.school_id = $1 AND b.takes_back = k.act_id))) AS exams
       FROM questions q JOIN subjects s ON s.school_id = q.school_id AND s.id = q.subject_id
       WHERE q.school_id = $1 AND q.source = ANY($2::text[]) AND ($3::uuid IS NULL OR (${ofTheirs('$3')}))) found
     WHERE NOT "isArchived" OR exams <> '[]' ORDER BY subject, id`,
    [tx.schoolId, sources, teacherId],
  )
}
