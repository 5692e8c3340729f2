import { graceMs } from '@sabimark/domain/exam/grace.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import {
  type CandidateChange,
  endNoticeMinutes,
  type SittingChange,
  type TimeMove,
} from '@sabimark/domain/exam/time/candidate-time.ts'
import type { LastChange } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import type { LockedSitting } from '../lock-sittings.db.ts'

/** How scores are released in those sittings of an exam whose candidates see right answers at all. */
export async function selectReviewed(
  tx: Tx,
  examId: string,
): Promise<{ rule: ReleaseRule; releasedAt: Date | null }[]> {
  return await tx.rows(
    `SELECT release_rule AS rule, released_at AS "releasedAt" FROM exam_sittings
     WHERE school_id = $1 AND exam_id = $2 AND allows_review`,
    [tx.schoolId, examId],
  )
}

/** When a sitting is; none of another exam. */
export async function selectOptionalTimes(
  tx: Tx,
  { examId, sittingId }: { examId: string; sittingId: string },
): Promise<Pick<LockedSitting, 'opensAt' | 'closesAt' | 'durationMinutes'> | undefined> {
  return await tx.optional(
    `SELECT opens_at AS "opensAt", closes_at AS "closesAt", duration_minutes AS "durationMinutes"
     FROM exam_sittings WHERE school_id = $1 AND exam_id = $2 AND id = $3`,
    [tx.schoolId, examId, sittingId],
  )
}

/** A change as staff read it. Of who was deleted since the name is null. */
export type ChangeLine = Pick<NewChange, 'studentId' | 'kind' | 'ms'> & {
  id: string
  reason: string
  by: string | null
  at: Date
  student: string | null
  /** Of who was let back in; null where nobody wrote it down. */
  wasScoreShown: boolean | null
}

/** What was changed of a sitting's time, the newest first, as far back as anybody reads. */
export async function selectChanges(tx: Tx, sittingId: string, most = 200): Promise<ChangeLine[]> {
  return await tx.rows<ChangeLine>(
    `SELECT c.id, c.kind, c.ms, c.reason, w.name AS by, c.at, c.student_id AS "studentId", u.name AS student,
       c.was_score_shown AS "wasScoreShown"
     FROM sitting_changes c
     LEFT JOIN users w ON w.school_id = c.school_id AND w.id = c.by
     LEFT JOIN users u ON u.school_id = c.school_id AND u.id = c.student_id
     WHERE c.school_id = $1 AND c.sitting_id = $2 ORDER BY c.id DESC LIMIT $3`,
    [tx.schoolId, sittingId, most],
  )
}

/** The newest change of a sitting, whatever it is of. */
export async function selectOptionalNewestChange(tx: Tx, sittingId: string): Promise<{ id: string } | undefined> {
  return await tx.optional(
    'SELECT id FROM sitting_changes WHERE school_id = $1 AND sitting_id = $2 ORDER BY id DESC LIMIT 1',
    [tx.schoolId, sittingId],
  )
}

/**
 * The newest change of a sitting after the one that was read, of the time of these candidates or, where none are named, of the whole
 * sitting. Changes of an exam are written behind its lock, so that their ids are in the order of what was done.
 */
export async function selectOptionalLaterChange(
  tx: Tx,
  { sittingId, after, studentIds }: { sittingId: string; after: string | null; studentIds: readonly string[] | null },
): Promise<LastChange | undefined> {
  return await tx.optional<LastChange>(
    `SELECT w.name AS by, w.id AS "byId", to_char(c.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
     FROM sitting_changes c LEFT JOIN users w ON w.school_id = c.school_id AND w.id = c.by
     WHERE c.school_id = $1 AND c.sitting_id = $2 AND ($3::uuid IS NULL OR c.id > $3)
       AND CASE WHEN $4::uuid[] IS NULL THEN c.student_id IS NULL AND c.kind NOT IN ('extra_time', 'excused', 'expected')
         ELSE c.student_id = ANY ($4) AND c.kind IN ('extra_time', 'ended_one', 'reopened') END
     ORDER BY c.id DESC LIMIT 1`,
    [tx.schoolId, sittingId, after, studentIds],
  )
}

/** Whether this is a change of the sitting. */
export async function isChangeOf(tx: Tx, sittingId: string, id: string): Promise<boolean> {
  const found = await tx.optional('SELECT FROM sitting_changes WHERE school_id = $1 AND id = $2 AND sitting_id = $3', [
    tx.schoolId,
    id,
    sittingId,
  ])
  return found !== undefined
}

/** A running attempt as acts on time find it: not handed in, and its grace is not over. */
export type RunningRow = {
  attemptId: string
  studentId: string
  deadline: Date
  /** Staff ended it, with the whole sitting or alone, and have not let the candidate back in since. */
  isEnded: boolean
  isEndedAlone: boolean
}

/** The attempts of a sitting that run, held, in the order in which saves hold them. Of these students alone, where said. */
export async function lockRunning(
  tx: Tx,
  sittingId: string,
  studentIds: readonly string[] | null = null,
): Promise<RunningRow[]> {
  return await tx.rows<RunningRow>(
    `SELECT a.id AS "attemptId", a.student_id AS "studentId", a.deadline, n.all_kinds IS NOT NULL AS "isEnded",
       coalesce('ended_one' = ANY (n.all_kinds), false) AS "isEndedAlone"
     FROM exam_attempts a CROSS JOIN LATERAL (SELECT array_agg(c.kind) AS all_kinds FROM sitting_changes c
       WHERE c.school_id = a.school_id AND c.sitting_id = a.sitting_id
         AND (c.kind = 'ended_now' OR c.kind = 'ended_one' AND c.student_id = a.student_id) AND c.at >= a.started_at
         AND NOT EXISTS (SELECT FROM sitting_changes r WHERE r.school_id = c.school_id AND r.sitting_id = c.sitting_id
           AND r.student_id = a.student_id AND r.kind = 'reopened' AND r.at > c.at)) n
     WHERE a.school_id = $1 AND a.sitting_id = $2 AND a.state = 'in_progress' AND a.deadline > $3
       AND ($4::uuid[] IS NULL OR a.student_id = ANY ($4)) ORDER BY a.id FOR NO KEY UPDATE OF a`,
    [tx.schoolId, sittingId, new Date(tx.now.getTime() - graceMs), studentIds],
  )
}

/** What was given to whom in a sitting, where anything is left of it. */
export async function selectGiven(tx: Tx, sittingId: string): Promise<{ studentId: string; ms: number }[]> {
  return await tx.rows(
    `SELECT student_id AS "studentId", sum(ms)::bigint AS ms FROM sitting_changes
     WHERE school_id = $1 AND sitting_id = $2 AND kind = 'extra_time' GROUP BY student_id HAVING sum(ms) <> 0`,
    [tx.schoolId, sittingId],
  )
}

/** On which the pages of a sitting hear that its time was changed (hall/live/hints.ts); what is said is the sitting's id. */
export const hallChannel = 'hall'

/** What was so as it was written is told by nothing afterwards: it stands with the change. */
export type NewChange = {
  studentId: string | null
  kind: SittingChange | CandidateChange
  ms: number
  /** Time was given by somebody who only watches over the hall. */
  byInvigilator?: boolean
  /** Of who was let back in: when their time had ended, and whether they could read their score. */
  endedAt?: Date
  wasScoreShown?: boolean
}

/**
 * Writes down what was changed, by whom and why; where it is time, starts that have read it before read it again, and pages hear at
 * the commit that there is news. Commits that notify wait for each other, so nothing that candidates do may.
 */
export async function insertChanges(
  tx: Tx,
  { sittingId, reason, by }: { sittingId: string; reason: string; by: string },
  changes: readonly NewChange[],
): Promise<void> {
  // Who is excused or expected again has no other time for it: nobody's start is held up.
  if (changes.some(({ kind }) => kind !== 'excused' && kind !== 'expected')) {
    await tx.run('UPDATE exam_sittings SET time_revision = time_revision + 1 WHERE school_id = $1 AND id = $2', [
      tx.schoolId,
      sittingId,
    ])
    await tx.run('SELECT pg_notify($1, $2)', [hallChannel, sittingId])
  }
  await tx.run(
    `INSERT INTO sitting_changes (school_id, id, sitting_id, student_id, kind, ms, reason, by, at, by_invigilator, ended_at, was_score_shown)
     SELECT $1, c.id, $2, c."studentId", c.kind, c.ms, $3, $4, $5, coalesce(c."byInvigilator", false), c."endedAt", c."wasScoreShown"
     FROM jsonb_to_recordset($6) AS c(id uuid, "studentId" uuid, kind text, ms bigint, "byInvigilator" boolean,
       "endedAt" timestamptz, "wasScoreShown" boolean)`,
    [tx.schoolId, sittingId, reason, by, tx.now, JSON.stringify(changes.map((one) => ({ ...one, id: newId() })))],
  )
}

/**
 * Moves the deadlines of these held attempts of a sitting as `timeAfter` (domain/exam/time/candidate-time.ts) says, and the work of
 * closing them with them; answers how many ends it has moved. The sitting stands already as it is after the change.
 */
export async function moveDeadlines(
  tx: Tx,
  attemptIds: readonly string[],
  { kind, ms, at }: { kind: TimeMove; ms: number; at: Date },
): Promise<number> {
  const moved = await tx.rows<{ id: string; deadline: Date }>(
    `WITH wanted AS (
       SELECT a.id, CASE $3
           WHEN 'more_time' THEN a.extra_ms + $4::bigint * a.extra_percent / 100
           WHEN 'extra_time' THEN a.extra_ms + $4::bigint
           ELSE a.extra_ms END AS extra_ms,
         CASE $3
           WHEN 'more_time' THEN a.deadline + ${asMs('$4::bigint + $4::bigint * a.extra_percent / 100')}
           WHEN 'extra_time' THEN a.deadline + ${asMs('$4::bigint')}
           WHEN 'closes_later' THEN greatest(a.deadline,
             least(a.started_at + make_interval(mins => s.duration_minutes), s.closes_at) + ${asMs('a.extra_ms')})
           WHEN 'reopened' THEN greatest(a.deadline, $5::timestamptz(3) + ${asMs('$4::bigint')})
           WHEN 'ended_now' THEN ${endedSoon}
           WHEN 'ended_one' THEN ${endedSoon}
           ELSE a.deadline END AS deadline
       FROM exam_attempts a JOIN exam_sittings s ON s.school_id = a.school_id AND s.id = a.sitting_id
       WHERE a.school_id = $1 AND a.id = ANY ($2::uuid[]) AND a.state = 'in_progress'
     )
     UPDATE exam_attempts a SET deadline = w.deadline, extra_ms = w.extra_ms, is_time_moved = true,
       -- What a device said after an end that is none any more says nothing about the new one.
       heard_at = CASE WHEN w.deadline > a.deadline THEN NULL ELSE a.heard_at END
     FROM wanted w WHERE a.school_id = $1 AND a.id = w.id AND (a.deadline, a.extra_ms) <> (w.deadline, w.extra_ms)
     RETURNING a.id, a.deadline`,
    [tx.schoolId, attemptIds, kind, ms, at],
  )
  if (moved.length > 0) await planClosings(tx, moved)
  return moved.length
}

async function planClosings(tx: Tx, moved: readonly { id: string; deadline: Date }[]): Promise<void> {
  await tx.run(
    `INSERT INTO due_work (school_id, kind, reference, due_at)
     SELECT $1, 'close_attempt', m.id, m.deadline + ${asMs(String(graceMs))}
     FROM jsonb_to_recordset($2) AS m(id text, deadline timestamptz)
     ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at, failures = 0`,
    [tx.schoolId, JSON.stringify(moved)],
  )
}

const asMs = (ms: string) => `(${ms}) * interval '1 millisecond'`

/** The end of who hears of it a few minutes before, and never a later one. */
const endedSoon = `greatest(a.started_at + ${asMs('1')}, least(a.deadline,
             $5::timestamptz(3) + ${asMs(String(endNoticeMinutes * 60_000))}))`

/** Gives everybody of a sitting so many minutes more: the duration of who begins, and the close with it. */
export async function lengthenSitting(tx: Tx, sittingId: string, minutes: number, closesAt: Date): Promise<void> {
  await tx.run(
    `UPDATE exam_sittings SET duration_minutes = duration_minutes + $3, closes_at = $4, expected_at = NULL,
       revision = revision + 1, changed_at = $5 WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, sittingId, minutes, closesAt, tx.now],
  )
}

/** Lets a sitting close at another time. Whom it expected is written down anew as it closes. */
export async function moveClose(tx: Tx, sittingId: string, closesAt: Date): Promise<void> {
  await tx.run(
    `UPDATE exam_sittings SET closes_at = $3, expected_at = NULL, revision = revision + 1, changed_at = $4
     WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, sittingId, closesAt, tx.now],
  )
}
