import type { RightAnswersFacts } from '@sabimark/domain/exam/right-answers.ts'
import type { Tx } from '../platform/database/tenant.ts'

/**
 * Who has a device with the sealed paper of a sitting `o` whose code was shown, and has begun nothing there the server knows of; and until
 * when right answers wait for them. Mirrors unheardUntil of domain/exam/right-answers.ts; so does answers_open_at.
 */
const unheard = `exam_sittings o JOIN sitting_seals l ON l.school_id = o.school_id AND l.sitting_id = o.id AND l.shown_at IS NOT NULL
      JOIN exam_packages p ON p.school_id = l.school_id AND p.seal_id = l.id
      JOIN students k ON k.school_id = p.school_id AND k.user_id = p.student_id
      LEFT JOIN school_settings t ON t.school_id = o.school_id
      CROSS JOIN LATERAL (SELECT greatest(o.closes_at, max(c.at) FILTER (WHERE c.kind = 'closed_now')
            + make_interval(mins => o.duration_minutes))
          + make_interval(hours => coalesce(t.sync_window_hours, 24))
          + ((o.duration_minutes * 60000::bigint * k.extra_time_percent / 100
            + coalesce(sum(c.ms) FILTER (WHERE c.kind = 'extra_time' AND c.student_id = p.student_id), 0))
            * interval '1 millisecond') AS until
        FROM exam_sittings e LEFT JOIN sitting_changes c ON c.school_id = e.school_id AND c.sitting_id = e.id
          AND (c.kind = 'extra_time' OR c.kind = 'closed_now' AND e.id = o.id)
        WHERE e.school_id = o.school_id AND e.exam_id = o.exam_id) u
      WHERE NOT EXISTS (SELECT FROM exam_attempts b
        WHERE b.school_id = p.school_id AND b.student_id = p.student_id AND b.sitting_id = o.id)`

/**
 * What decides when right answers are shown of exam `x`, as `of_exam` (domain/exam/right-answers.ts). Who has time
 * beyond the close is waited for as long as they sit it. Null before publishing.
 */
export const ofExam = `CROSS JOIN LATERAL (
    SELECT greatest(i.closes_at, n.deadline) AS "lastEndsAt", greatest(n.silent_until, d.until) AS "silentUntil", i.opened_at AS "openedAt",
      i.is_reviewed AS "isReviewed"
    FROM (SELECT max(o.closes_at) AS closes_at, min(o.answers_opened_at) AS opened_at, bool_or(o.allows_review) AS is_reviewed
      FROM exam_sittings o WHERE o.school_id = x.school_id AND o.exam_id = x.id) i
    CROSS JOIN (SELECT max(o.deadline) FILTER (WHERE o.state = 'in_progress') AS deadline, max(CASE
        WHEN o.heard_at IS NOT NULL THEN o.heard_at + interval '60 seconds'
        WHEN o.submit_seq IS NULL THEN o.deadline + make_interval(secs => o.sync_window_ms / 1000.0) END) AS silent_until
      FROM exam_attempts o WHERE o.school_id = x.school_id AND o.exam_id = x.id) n
    CROSS JOIN (SELECT max(u.until) AS until FROM ${unheard} AND o.school_id = x.school_id AND o.exam_id = x.id) d
  ) of_exam`

/** Who has such a device for sitting `$2`, since when, and until when their answers are taken. */
export const unheardOfSitting = `SELECT p.student_id, coalesce(p.ready_at, p.fetched_at) AS since, o.opens_at AS "from", u.until
  FROM ${unheard} AND o.school_id = $1 AND o.id = $2`

/** A candidate's device that may have begun without the server. `from`: when the doors opened. */
export type UnheardDevice = { studentId: string; since: Date; from: Date; until: Date }

/** The devices that may have begun a sitting without the server, by student. */
export async function selectUnheard(tx: Tx, sittingId: string): Promise<Map<string, UnheardDevice>> {
  const rows = await tx.rows<UnheardDevice>(
    `SELECT q.student_id AS "studentId", q.since, q."from", q.until FROM (${unheardOfSitting}) q`,
    [tx.schoolId, sittingId],
  )
  return new Map(rows.map((row) => [row.studentId, row]))
}

/** Until when the answers of this student's device are taken, of those of the sittings they may have begun there without the server. */
export async function selectUnheardOfStudent(
  tx: Tx,
  studentId: string,
  sittingIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await tx.rows<{ sittingId: string; until: Date }>(
    `SELECT o.id AS "sittingId", u.until FROM ${unheard} AND o.school_id = $1 AND o.id = ANY ($3) AND p.student_id = $2`,
    [tx.schoolId, studentId, sittingIds],
  )
  return new Map(rows.map(({ sittingId, until }) => [sittingId, until]))
}

/** Who may have begun a sitting `o` of the school `$1` without the server and still deliver at `now`, a parameter, by sitting. */
export const unheardAt = (now: string) => `SELECT o.id AS sitting_id, p.student_id
  FROM ${unheard} AND o.school_id = $1 AND o.opens_at <= ${now} AND ${now} < u.until`

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

/**
 * A candidate whose device may still deliver and has said nothing since the end. `hasNotBegun`: the server knows of no beginning, and the
 * device has the paper.
 */
export type SilentRow = { student: string; studentNumber: string; hasNotBegun: boolean }

/** Whose devices are silent, by name. */
export async function selectSilent(tx: Tx, examId: string): Promise<SilentRow[]> {
  return await tx.rows<SilentRow>(
    `SELECT u.name AS student, st.student_id AS "studentNumber", bool_and(d.has_not_begun) AS "hasNotBegun"
     FROM (SELECT a.student_id, false AS has_not_begun FROM exam_attempts a
         WHERE a.school_id = $1 AND a.exam_id = $2 AND a.submit_seq IS NULL AND a.heard_at IS NULL
           AND a.deadline + make_interval(secs => a.sync_window_ms / 1000.0) > $3
       UNION ALL
       SELECT p.student_id, true FROM ${unheard} AND o.school_id = $1 AND o.exam_id = $2 AND u.until > $3) d
     JOIN users u ON u.school_id = $1 AND u.id = d.student_id
     JOIN students st ON st.school_id = $1 AND st.user_id = d.student_id
     GROUP BY u.id, u.name, st.student_id ORDER BY u.name, st.student_id`,
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
