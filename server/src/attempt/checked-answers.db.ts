import type { CheckedAnswers } from '@sabimark/domain/attempt/checked-answers.ts'
import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** What was checked of these attempts, as far as something was. */
export async function selectCheckedAnswers(
  tx: Tx,
  attemptIds: readonly string[],
): Promise<Map<string, CheckedAnswers>> {
  if (attemptIds.length === 0) return new Map()
  const rows = await tx.rows<{ attemptId: string; checked: CheckedAnswers }>(
    `SELECT attempt_id AS "attemptId", json_object_agg(question_id, value) AS checked FROM checked_answers
     WHERE school_id = $1 AND attempt_id = ANY ($2::uuid[]) GROUP BY attempt_id`,
    [tx.schoolId, attemptIds],
  )
  return new Map(rows.map(({ attemptId, checked }) => [attemptId, checked]))
}

/** Notes an answer as checked; one that is noted already stays. */
export async function insertCheckedAnswer(
  tx: Tx,
  attemptId: string,
  { questionId, value }: { questionId: string; value: AnswerValue },
): Promise<void> {
  await tx.run(
    `INSERT INTO checked_answers (school_id, attempt_id, question_id, value, checked_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [tx.schoolId, attemptId, questionId, JSON.stringify(value), tx.now],
  )
}
