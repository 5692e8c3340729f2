import type { RightAnswersFacts } from '@sabimark/domain/exam/right-answers.ts'
import type { Tx } from '../platform/database/tenant.ts'

/**
 * What decides when right answers are shown of exam `x`, as `of_exam` (domain/exam/right-answers.ts). Who has time
 * beyond the close is waited for as long as they sit it. Null before publishing.
 */
export const ofExam = `CROSS JOIN LATERAL (
    SELECT greatest(i.closes_at, n.deadline) AS "lastEndsAt", n.silent_until AS "silentUntil", i.opened_at AS "openedAt",
      i.is_reviewed AS "isReviewed"
    FROM (SELECT max(o.closes_at) AS closes_at, min(o.answers_opened_at) AS opened_at, bool_or(o.allows_review) AS is_reviewed
      FROM exam_sittings o WHERE o.school_id = x.school_id AND o.exam_id = x.id) i
    CROSS JOIN (SELECT max(o.deadline) FILTER (WHERE o.state = 'in_progress') AS deadline, max(CASE
        WHEN o.heard_at IS NOT NULL THEN o.heard_at + interval '60 seconds'
        WHEN o.submit_seq IS NULL THEN o.deadline + make_interval(secs => o.sync_window_ms / 1000.0) END) AS silent_until
      FROM exam_attempts o WHERE o.school_id = x.school_id AND o.exam_id = x.id) n
  ) of_exam`

/** `isReviewed`: a sitting of the exam allows review, so that candidates read right answers at all. */
type Facts = RightAnswersFacts & { isReviewed: boolean }

/** What decides when the right answers of this exam are shown; none before publishing. */
export async function selectOptionalRightAnswers(tx: Tx, examId: string): Promise<Facts | undefined> {
  return await tx.optional<Facts>(
    `SELECT of_exam.* FROM exams x ${ofExam}
     WHERE x.school_id = $1 AND x.id = $2 AND of_exam."lastEndsAt" IS NOT NULL`,
    [tx.schoolId, examId],
  )
}

/** A candidate whose device may still deliver and has said nothing since the end. */
export type SilentRow = { student: string; studentNumber: string }

/** Whose devices are silent, by name. */
export async function selectSilent(tx: Tx, examId: string): Promise<SilentRow[]> {
  return await tx.rows<SilentRow>(
    `SELECT DISTINCT u.name AS student, st.student_id AS "studentNumber" FROM exam_attempts a
     JOIN users u ON u.school_id = a.school_id AND u.id = a.student_id
     JOIN students st ON st.school_id = a.school_id AND st.user_id = a.student_id
     WHERE a.school_id = $1 AND a.exam_id = $2 AND a.submit_seq IS NULL AND a.heard_at IS NULL
       AND a.deadline + make_interval(secs => a.sync_window_ms / 1000.0) > $3
     ORDER BY u.name, st.student_id`,
    [tx.schoolId, examId, tx.now],
  )
}

/** Opens the right answers of the exam for good, whoever is silent. */
export async function updateAnswersOpened(tx: Tx, examId: string, actorId: string): Promise<void> {
  await tx.run(
    `UPDATE exam_sittings SET answers_opened_at = $3, answers_opened_by = $4
     WHERE school_id = $1 AND exam_id = $2 AND answers_opened_at IS NULL`,
    [tx.schoolId, examId, tx.now, actorId],
  )
}
