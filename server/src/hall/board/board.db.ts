import type { EventKind } from '@sabimark/domain/attempt/event.ts'
import type { PageLoad } from '@sabimark/domain/attempt/how-sat.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** An attempt of a sitting. `stored`: how many moves its log holds. */
export type WatchedAttempt = {
  attemptId: string
  studentId: string
  attemptNumber: number
  startedAt: Date
  deadline: Date
  submittedAt: Date | null
  endedBy: 'candidate' | 'time' | null
  isLate: boolean
  liveEpoch: number
  stored: number
}

/** What of the attempts of a sitting is another than at an earlier reading, and what the next reading is handed as its `since`. */
export type ReadAttempts = { since: string; attempts: WatchedAttempt[] }

/** An attempt as it comes; times in milliseconds. */
type Changed = [
  ...[attemptId: string, studentId: string, attemptNumber: number, startedMs: number, deadlineMs: number],
  ...[
    submittedMs: number | null,
    endedBy: WatchedAttempt['endedBy'],
    isLate: boolean,
    liveEpoch: number,
    stored: number,
  ],
]

/**
 * The attempts of a sitting; after `since` those alone of which something may have been written after that reading. Each row carries the
 * number of the transaction that wrote it: what was written by one that had ended when `since` was read, was read then. So a look that finds
 * a hall in which few did anything compares two numbers of each, and tells nothing of the others.
 */
export async function selectAttempts(tx: Tx, sittingId: string, since: string | null): Promise<ReadAttempts> {
  const { next, all } = await tx.one<{ next: string; all: Changed[] | null }>(
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS next, (
       SELECT json_agg(json_build_array(a.id, a.student_id, a.attempt_number, ${msOf('a.started_at')}, ${msOf('a.deadline')},
         ${msOf('a.submitted_at')}, a.ended_by, coalesce(a.late_decision = 'pending', false), a.live_epoch,
         (SELECT coalesce(sum(e.stored_count), 0) FROM attempt_epochs e WHERE e.school_id = a.school_id AND e.attempt_id = a.id))
         ORDER BY a.attempt_number)
       FROM exam_attempts a WHERE a.school_id = $1 AND ${since === null ? 'a.sitting_id = $2' : `a.id IN (${written})`}) AS all`,
    since === null ? [tx.schoolId, sittingId] : [tx.schoolId, sittingId, since],
  )
  const attempts = (all ?? []).map(
    ([
      attemptId,
      studentId,
      attemptNumber,
      startedMs,
      deadlineMs,
      submittedMs,
      endedBy,
      isLate,
      liveEpoch,
      stored,
    ]) => ({
      ...{ attemptId, studentId, attemptNumber, startedAt: new Date(startedMs), deadline: new Date(deadlineMs) },
      submittedAt: submittedMs === null ? null : new Date(submittedMs),
      ...{ endedBy, isLate, liveEpoch, stored },
    }),
  )
  return { since: next, attempts }
}

/** Of sitting $2 the attempts that were written themselves, or of which a page was, by no transaction before $3. */
const written = `
         SELECT o.id FROM exam_attempts o
         WHERE o.school_id = $1 AND o.sitting_id = $2 AND age(o.xmin) <= age($3::xid)
         UNION
         SELECT p.attempt_id FROM exam_attempts o JOIN attempt_epochs p ON p.school_id = o.school_id AND p.attempt_id = o.id
         WHERE o.school_id = $1 AND o.sitting_id = $2 AND age(p.xmin) <= age($3::xid)`

const msOf = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`

/** How often, in each attempt of a sitting, a number was said again with other content; only where it was. */
export async function selectReused(tx: Tx, sittingId: string): Promise<Map<string, number>> {
  const rows = await tx.rows<{ attemptId: string; count: number }>(
    `SELECT v.attempt_id AS "attemptId", count(*) AS count
     FROM exam_attempts a JOIN attempt_evidence v ON v.school_id = a.school_id AND v.attempt_id = a.id AND v.kind = 'SEQ_REUSED'
     WHERE a.school_id = $1 AND a.sitting_id = $2 GROUP BY v.attempt_id`,
    [tx.schoolId, sittingId],
  )
  return new Map(rows.map(({ attemptId, count }) => [attemptId, count]))
}

/** A move of a log, without what was answered: the number of its page load, its own, kind, time, arrival, question, whether late, refusal. */
export type LoggedMove = [
  epoch: number,
  seq: number,
  kind: EventKind,
  atMs: number,
  arrivedMs: number,
  question: string | null,
  isLate: boolean,
  refusal: string | null,
]

export type ReadLog = { attemptId: string; loads: PageLoad[]; moves: LoggedMove[] }

/** The logs of these attempts; a row each, as most of what a reading costs is its rows. */
export async function selectLogs(tx: Tx, attemptIds: readonly string[]): Promise<ReadLog[]> {
  return await tx.rows<ReadLog>(
    `SELECT a.id AS "attemptId",
       (SELECT coalesce(json_agg(json_build_object('epoch', e.epoch, 'device', '',
           'address', regexp_replace(e.address, '^::ffff:', ''),
           'openedMs', (extract(epoch FROM e.taken_at - a.started_at) * 1000)::bigint) ORDER BY e.epoch), '[]')
         FROM attempt_epochs e WHERE e.school_id = $1 AND e.attempt_id = a.id) AS loads,
       (SELECT coalesce(json_agg(json_build_array(v.epoch, v.seq, v.kind, v.at_ms, v.server_elapsed_ms, v.question_id,
           v.is_late, v.refusal)), '[]')
         FROM attempt_events v WHERE v.school_id = $1 AND v.attempt_id = a.id) AS moves
     FROM exam_attempts a WHERE a.school_id = $1 AND a.id = ANY ($2::uuid[])`,
    [tx.schoolId, attemptIds],
  )
}

/** Up to where somebody has read a log: the number of its newest page load, and of the last move of it. */
export type ReadTo = { attemptId: string; epoch: number; seq: number }

/** More than a page sends at once; who has sent more is read whole. */
const mostInTail = 100

/** The moves of that page load that follow, of each log that has any. */
export async function selectTails(tx: Tx, readTo: readonly ReadTo[]): Promise<Map<string, LoggedMove[]>> {
  const { all } = await tx.one<{ all: [attemptId: string, ...move: LoggedMove][] | null }>(
    `SELECT json_agg(json_build_array(v.attempt_id, v.epoch, v.seq, v.kind, v.at_ms, v.server_elapsed_ms, v.question_id,
       v.is_late, v.refusal) ORDER BY v.attempt_id, v.seq) AS all
     FROM unnest($2::uuid[], $3::integer[], $4::integer[]) AS k(id, epoch, seq)
     CROSS JOIN LATERAL (SELECT * FROM attempt_events v
       WHERE v.school_id = $1 AND v.attempt_id = k.id AND v.epoch = k.epoch AND v.seq > k.seq
       ORDER BY v.seq LIMIT ${mostInTail}) v`,
    [
      tx.schoolId,
      readTo.map(({ attemptId }) => attemptId),
      readTo.map(({ epoch }) => epoch),
      readTo.map(({ seq }) => seq),
    ],
  )
  const tails = new Map<string, LoggedMove[]>()
  for (const [attemptId, ...move] of all ?? []) {
    const moves = tails.get(attemptId)
    if (moves) moves.push(move)
    else tails.set(attemptId, [move])
  }
  return tails
}

/** Where the school lets exams be started, a range in each line; null for everywhere. */
export async function selectOwnRanges(tx: Tx): Promise<string | null> {
  const found = await tx.optional<{ ranges: string | null }>(
    `SELECT CASE WHEN ip_restriction THEN allowed_addresses END AS ranges FROM security_settings WHERE school_id = $1`,
    [tx.schoolId],
  )
  return found?.ranges ?? null
}
