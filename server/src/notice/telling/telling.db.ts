import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import type { NoticeData, NoticeKind } from '@sabimark/domain/notice/notice-text.ts'
import type { Topic } from '@sabimark/domain/notice/topics.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { noticeId } from '../../platform/notice/tell.ts'

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
     WHERE r.school_id = $1 AND r.exam_id = $2 AND a.state = 'submitted' AND a.late_decision IS DISTINCT FROM 'pending' AND r.waiting_count = 0
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

/**
 * What these people were told about this, where it has changed since: it says what it `was`, is unread again, and emailed as a change unless its
 * first email has yet to go. Answers how many were corrected.
 */
export async function correctNotices<Kind extends NoticeKind>(
  tx: Tx,
  kind: Kind,
  topic: Topic,
  { about, data, userIds }: { about: string; data: NoticeData[Kind]; userIds: readonly string[] },
): Promise<number> {
  // It stands above what was told before it, with its own time.
  const rows = userIds.map((userId) => ({ userId, id: noticeId(tx.now.getTime()) }))
  return await tx.run(
    `UPDATE notices n SET id = r.id, created_at = $7, data = $4::jsonb || jsonb_build_object('was', n.data - 'was'),
       read_at = NULL, mail_topic = coalesce(n.mail_topic, $6), mail_at = coalesce(n.mail_at, $7)
     FROM jsonb_to_recordset($5) AS r(id uuid, "userId" uuid)
     WHERE n.school_id = $1 AND n.kind = $2 AND n.about = $3 AND n.user_id = r."userId" AND n.data - 'was' <> $4`,
    [tx.schoolId, kind, about, JSON.stringify(data), JSON.stringify(rows), topic, tx.now],
  )
}

/** Whoever withdraws the exam waits until everybody is told, or nobody is. */
export async function holdSitting(tx: Tx, sittingId: string): Promise<void> {
  await tx.run('SELECT FROM exam_sittings WHERE school_id = $1 AND id = $2 FOR KEY SHARE', [tx.schoolId, sittingId])
}

/** Whether the exam had another sitting before this one. */
export async function isFurtherSitting(tx: Tx, sittingId: string): Promise<boolean> {
  const { is } = await tx.one<{ is: boolean }>(
    `SELECT EXISTS (SELECT FROM exam_sittings s JOIN exam_sittings f ON f.school_id = s.school_id AND f.exam_id = s.exam_id
       AND f.id < s.id WHERE s.school_id = $1 AND s.id = $2) AS is`,
    [tx.schoolId, sittingId],
  )
  return is
}

/** The active administrators of a school, with the address they are mailed at. */
export async function selectSchoolAdmins(tx: Tx): Promise<{ id: string; name: string; email: string | null }[]> {
  return await tx.rows(
    `SELECT id, name, email FROM users WHERE school_id = $1 AND role = 'school_admin' AND status = 'active' ORDER BY id`,
    [tx.schoolId],
  )
}
