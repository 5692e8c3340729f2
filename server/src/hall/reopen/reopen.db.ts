import type { EndedAttempt } from '@sabimark/domain/hall/reopen.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** An attempt that may be reopened. `endedAt`: when it ended, or ends. */
export type NewestAttempt = EndedAttempt & { attemptId: string; studentId: string; endedAt: Date }

/**
 * The newest attempt in a sitting of each of these students, held, in the order in which saves hold them. What hangs on them is read once
 * they are held: a mark that was given meanwhile is seen.
 */
export async function lockNewestAttempts(
  tx: Tx,
  sittingId: string,
  studentIds: readonly string[],
): Promise<NewestAttempt[]> {
  const held = await tx.rows<{ id: string }>(
    `SELECT a.id FROM exam_attempts a
     WHERE a.school_id = $1 AND a.sitting_id = $2 AND a.student_id = ANY ($3::uuid[]) AND NOT EXISTS (
       SELECT FROM exam_attempts o WHERE o.school_id = a.school_id AND o.sitting_id = a.sitting_id
         AND o.student_id = a.student_id AND o.attempt_number > a.attempt_number)
     ORDER BY a.id FOR NO KEY UPDATE OF a`,
    [tx.schoolId, sittingId, studentIds],
  )
  return await tx.rows<NewestAttempt>(
    `SELECT a.id AS "attemptId", a.student_id AS "studentId", a.deadline, coalesce(a.submitted_at, a.deadline) AS "endedAt",
       a.ended_by AS "endedBy", EXISTS (
         SELECT FROM scripts s JOIN hand_marks h ON h.school_id = s.school_id AND h.script_id = s.id
         WHERE s.school_id = a.school_id AND s.attempt_id = a.id) AS "hasHandMarks", EXISTS (
         SELECT FROM exam_attempts o WHERE o.school_id = a.school_id AND o.exam_id = a.exam_id AND o.student_id = a.student_id
           AND o.sitting_id <> a.sitting_id AND o.started_at > a.started_at) AS "isBegunAgain"
     FROM exam_attempts a WHERE a.school_id = $1 AND a.id = ANY ($2::uuid[])`,
    [tx.schoolId, held.map(({ id }) => id)],
  )
}

/** Lets held attempts run again. Their results stay, are shown to nobody and count in no sum meanwhile, and are marked anew. */
export async function runAgain(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  await tx.run(
    `UPDATE exam_attempts SET state = 'in_progress', submitted_at = NULL, submit_seq = NULL, ended_by = NULL, heard_at = NULL,
       is_marked = false, is_time_moved = true
     WHERE school_id = $1 AND id = ANY ($2::uuid[])`,
    [tx.schoolId, attemptIds],
  )
}
