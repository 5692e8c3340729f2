import type { Tx } from '../platform/database/tenant.ts'
import type { ScriptRow } from './scripts.db.ts'

/** A script with whose it is: sheets of paper have names on them. */
export type PaperScript = ScriptRow & {
  studentNumber: string
  name: string
  className: string | null
  attemptNumber: number
}

/** The scripts of an exam with their candidates, in the order of student IDs. */
export async function selectPaperScripts(tx: Tx, examId: string): Promise<PaperScript[]> {
  return await tx.rows<PaperScript>(
    `SELECT s.id, s.attempt_id AS "attemptId", s.question_id AS "questionId", s.exam_id AS "examId",
       s.version_id AS "versionId", s.answer_hash AS "answerHash", s.state, s.revision, s.claimed_by AS "claimedBy",
       false AS "isClaimed", st.student_id AS "studentNumber", u.name, c.name AS "className",
       a.attempt_number AS "attemptNumber"
     FROM scripts s
     JOIN exam_attempts a ON a.school_id = s.school_id AND a.id = s.attempt_id
     JOIN users u ON u.school_id = a.school_id AND u.id = a.student_id
     JOIN students st ON st.school_id = a.school_id AND st.user_id = a.student_id
     LEFT JOIN classes c ON c.school_id = a.school_id AND c.id = a.class_id
     WHERE s.school_id = $1 AND s.exam_id = $2 AND s.state <> 'closed'
     ORDER BY st.number_key, st.student_id, a.attempt_number, s.question_id`,
    [tx.schoolId, examId],
  )
}

/** The names of these people of staff, by id. */
export async function selectMarkerNames(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; name: string }>(
    'SELECT id, name FROM users WHERE school_id = $1 AND id = ANY ($2)',
    [tx.schoolId, userIds],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
