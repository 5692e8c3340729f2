import { type RightAnswersFacts, rightAnswersFrom } from '@sabimark/domain/exam/right-answers.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { ofExam } from './right-answers.db.ts'

/** Longer than any school waits for a device after an end: what closed before is no longer looked at. */
export const longestHeld = "interval '40 days'"

/**
 * The questions of a version that another exam asks, too, which is not over, or whose right answers wait for a silent device: until
 * then nobody reads their right answers here either, and until when at the latest. A practice keeps none back: it tells them itself. `now` is the moment releases are judged by.
 */
export async function readHeldQuestions(
  tx: Tx,
  { examId, versionId, now }: { examId: string; versionId: string; now: Date },
): Promise<Map<string, Date>> {
  const rows = await tx.rows<RightAnswersFacts & { questionIds: string[] }>(
    `WITH others AS MATERIALIZED (
       SELECT v.exam_id, array_agg(DISTINCT q.question_id) AS question_ids
       FROM version_questions q
       JOIN version_questions o ON o.school_id = $1 AND o.bank_question_id = q.bank_question_id
       JOIN exam_versions v ON v.school_id = $1 AND v.id = o.version_id AND v.exam_id <> $2
       WHERE q.school_id = $1 AND q.version_id = $3 AND EXISTS (
         SELECT FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = v.exam_id
           AND s.closes_at > $4::timestamptz - ${longestHeld})
       GROUP BY v.exam_id)
     SELECT h.question_ids AS "questionIds", of_exam."lastEndsAt", of_exam."silentUntil", of_exam."openedAt"
     FROM others h JOIN exams x ON x.school_id = $1 AND x.id = h.exam_id AND x.exam_type <> 'practice' ${ofExam}`,
    [tx.schoolId, examId, versionId, tx.now],
  )
  const held = new Map<string, Date>()
  for (const { questionIds, ...facts } of rows) {
    const from = rightAnswersFrom(facts)
    if (from <= now) continue
    for (const id of questionIds) if (from > (held.get(id) ?? now)) held.set(id, from)
  }
  return held
}

/**
 * Until when at the latest right answers of this version are kept back from candidates; null for not at all. All of them: which ones
 * another exam asks is what nobody is to read.
 */
export async function readHeldUntil(
  tx: Tx,
  of: { examId: string; versionId: string; now: Date },
): Promise<Date | null> {
  const held = [...(await readHeldQuestions(tx, of)).values()]
  return held.length === 0 ? null : new Date(Math.max(...held.map(Number)))
}

/**
 * The exams that ask a question of this one, too, and were over only after it had opened: as long as it ran they kept the right
 * answers of that question back, and now they may not.
 */
export async function selectExamsHeldBy(tx: Tx, examId: string): Promise<string[]> {
  const rows = await tx.rows<{ examId: string }>(
    `WITH others AS MATERIALIZED (
       SELECT DISTINCT v.exam_id FROM exam_versions mine
       JOIN version_questions q ON q.school_id = $1 AND q.version_id = mine.id
       JOIN version_questions o ON o.school_id = $1 AND o.bank_question_id = q.bank_question_id
       JOIN exam_versions v ON v.school_id = $1 AND v.id = o.version_id AND v.exam_id <> $2
       WHERE mine.school_id = $1 AND mine.exam_id = $2)
     SELECT h.exam_id AS "examId" FROM others h JOIN exams x ON x.school_id = $1 AND x.id = h.exam_id ${ofExam}
     WHERE of_exam."lastEndsAt" > (SELECT min(s.opens_at) FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = $2)`,
    [tx.schoolId, examId],
  )
  return rows.map((row) => row.examId)
}
