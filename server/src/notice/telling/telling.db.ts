import type { ReleaseRule } from '@sabimark/domain/exam/release.ts'
import type { NoticeData, NoticeKind } from '@sabimark/domain/notice/notice-text.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** A marked attempt of an exam and what decides whether its candidate sees the score. */
export type ReleasableRow = {
  attemptId: string
  studentId: string
  rule: ReleaseRule
  releasedAt: Date | null
  wasLate: boolean
  /** People marked some of it. */
  wasByHand: boolean
}

/** The attempts of an exam that have all their marks, and whose late answers, if any, somebody has decided about. */
export async function selectReleasable(tx: Tx, examId: string): Promise<ReleasableRow[]> {
  return await tx.rows<ReleasableRow>(
    `SELECT r.attempt_id AS "attemptId", r.student_id AS "studentId", s.release_rule AS rule,
       s.released_at AS "releasedAt", a.late_decision IS NOT NULL AS "wasLate",
       EXISTS (SELECT FROM scripts t WHERE t.school_id = r.school_id AND t.attempt_id = r.attempt_id) AS "wasByHand"
     FROM results r
     JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
     JOIN exam_sittings s ON s.school_id = a.school_id AND s.id = a.sitting_id
     WHERE r.school_id = $1 AND r.exam_id = $2 AND a.late_decision IS DISTINCT FROM 'pending' AND r.waiting_count = 0
     ORDER BY r.attempt_id`,
    [tx.schoolId, examId],
  )
}

/** Whether an attempt of the exam still runs or is not marked yet. */
export async function hasUnmarked(tx: Tx, examId: string): Promise<boolean> {
  const { is } = await tx.one<{ is: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM exam_attempts WHERE school_id = $1 AND exam_id = $2 AND NOT is_marked) AS is',
    [tx.schoolId, examId],
  )
  return is
}

/** Whether answers of the exam wait for a decision. */
export async function hasPending(tx: Tx, examId: string): Promise<boolean> {
  const { is } = await tx.one<{ is: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM exam_attempts WHERE school_id = $1 AND exam_id = $2 AND state = 'submitted'
       AND late_decision = 'pending')
       AS is`,
    [tx.schoolId, examId],
  )
  return is
}

/** What these people were told about this, where it has changed since: it is unread again. */
export async function correctNotices<Kind extends NoticeKind>(
  tx: Tx,
  kind: Kind,
  { about, data, userIds }: { about: string; data: NoticeData[Kind]; userIds: readonly string[] },
): Promise<void> {
  await tx.run(
    `UPDATE notices SET data = $4, read_at = NULL
     WHERE school_id = $1 AND kind = $2 AND about = $3 AND user_id = ANY ($5) AND data <> $4`,
    [tx.schoolId, kind, about, JSON.stringify(data), userIds],
  )
}
