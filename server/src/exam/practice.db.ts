import { type RightAnswersFacts, rightAnswersFrom } from '@sabimark/domain/exam/right-answers.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { longestHeld } from './held-questions.db.ts'
import { ofExam } from './right-answers.db.ts'

/**
 * SQL: the exam of this id is no practice. $1 is the school. What sums marks up has no need to ask: of a practice
 * `results.counted_millionths` is null (decision 067).
 */
export const isNoPractice = (examId: string) =>
  `${examId} NOT IN (SELECT k.id FROM exams k WHERE k.school_id = $1 AND k.exam_type = 'practice')`

/** The exam of a sitting, where it is a practice. */
export async function selectOptionalPracticeOf(tx: Tx, sittingId: string): Promise<string | undefined> {
  const row = await tx.optional<{ examId: string }>(
    `SELECT x.id AS "examId" FROM exam_sittings s JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
     WHERE s.school_id = $1 AND s.id = $2 AND x.exam_type = 'practice'`,
    [tx.schoolId, sittingId],
  )
  return row?.examId
}

/** A question of a draft that another exam asks which is not over, by its number in the draft. */
export type AskedElsewhere = { number: number; examTitle: string }

/** The questions chosen for a draft whose right answers other exams keep back, practices aside; the author's order, each once. */
export async function selectAskedElsewhere(tx: Tx, examId: string): Promise<AskedElsewhere[]> {
  const rows = await tx.rows<RightAnswersFacts & { examTitle: string; numbers: number[] }>(
    `WITH chosen AS (
       SELECT c.question_id, row_number() OVER (ORDER BY c.position)::int AS number FROM exam_questions c
       WHERE c.school_id = $1 AND c.exam_id = $2
     ), others AS MATERIALIZED (
       SELECT v.exam_id, array_agg(DISTINCT c.number) AS numbers FROM chosen c
       JOIN version_questions o ON o.school_id = $1 AND o.bank_question_id = c.question_id
       JOIN exam_versions v ON v.school_id = $1 AND v.id = o.version_id AND v.exam_id <> $2
       WHERE EXISTS (SELECT FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = v.exam_id
         AND s.closes_at > $3::timestamptz - ${longestHeld})
       GROUP BY v.exam_id)
     SELECT x.title AS "examTitle", h.numbers, of_exam."lastEndsAt", of_exam."silentUntil", of_exam."openedAt"
     FROM others h JOIN exams x ON x.school_id = $1 AND x.id = h.exam_id AND x.exam_type <> 'practice' ${ofExam}
     ORDER BY x.title, x.id`,
    [tx.schoolId, examId, tx.now],
  )
  const held = new Map<number, string>()
  for (const { numbers, examTitle, ...facts } of rows) {
    if (rightAnswersFrom(facts) <= tx.now) continue
    for (const number of numbers) if (!held.has(number)) held.set(number, examTitle)
  }
  return [...held].map(([number, examTitle]) => ({ number, examTitle })).sort((one, other) => one.number - other.number)
}

/** A practice that candidates can sit or that is to open, and how many of these questions of the bank it asks. */
export type OpenPractice = { title: string; questionCount: number }

export async function selectOpenPractices(tx: Tx, questionIds: readonly string[]): Promise<OpenPractice[]> {
  if (questionIds.length === 0) return []
  return await tx.rows<OpenPractice>(
    `SELECT x.title, count(DISTINCT q.bank_question_id) AS "questionCount"
     FROM version_questions q JOIN exam_versions v ON v.school_id = $1 AND v.id = q.version_id
     JOIN exams x ON x.school_id = $1 AND x.id = v.exam_id AND x.exam_type = 'practice'
     WHERE q.school_id = $1 AND q.bank_question_id = ANY ($2::uuid[]) AND EXISTS (
       SELECT FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = x.id AND s.closes_at > $3)
     GROUP BY x.id, x.title ORDER BY x.title, x.id`,
    [tx.schoolId, questionIds, tx.now],
  )
}
