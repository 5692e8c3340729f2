import type { EventKind } from '@sabimark/domain/attempt/event.ts'
import type { PageLoad } from '@sabimark/domain/attempt/how-sat.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isWrittenSince, readToNow } from '../../platform/database/written-since.ts'
import { type KeptSign, signsAsText, signsOfText } from '../presence/presence.db.ts'

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

/** By what a look at a sitting knows of whom something has changed. */
export type Look = {
  /** The newest change of the sitting's time. */
  seen: string | null
  /** Attempts, and which writing of each it is. */
  attempts: readonly (readonly [attemptId: string, writing: string])[]
  /** Page loads of attempts, and how many moves are stored of each. */
  loads: readonly (readonly [attemptId: string, epoch: string, stored: string])[]
  /** When candidates were heard. */
  signs: readonly KeptSign[]
  /** What was written since is what the next look has to read. */
  readTo: string
}

/** From where a look goes on: what the look before answered as `readTo`, and since when signs were written that it may lack. */
export type ReadFrom = { readTo: string; signsSince: Date }

/**
 * Reads what of a sitting was written since the look before, or all of it where there is none to go on from; as of one moment and in one
 * row, as a statement or a row more costs more than what is read by it. All attempts in one list: looked up one by one, their page loads
 * would cost twice as much as all else.
 */
export async function selectLook(tx: Tx, sittingId: string, from: ReadFrom | null): Promise<Look> {
  type Row = { seen: string | null; readTo: string } & Record<'attempts' | 'loads' | 'signs', string | null>
  const row = await tx.one<Row>(
    `SELECT (SELECT c.id FROM sitting_changes c WHERE c.school_id = $1 AND c.sitting_id = $2 ORDER BY c.id DESC LIMIT 1) AS seen,
       (SELECT string_agg(concat_ws(' ', a.id, a.xmin), ',') FROM exam_attempts a
         WHERE a.school_id = $1 AND a.sitting_id = $2 AND ${isWrittenSince('a', '$3')}) AS attempts,
       (SELECT string_agg(concat_ws(' ', e.attempt_id, e.epoch, e.stored_count), ',') FROM attempt_epochs e
         WHERE e.school_id = $1 AND ${isWrittenSince('e', '$3')} AND e.attempt_id = ANY
           (ARRAY(SELECT a.id FROM exam_attempts a WHERE a.school_id = $1 AND a.sitting_id = $2))) AS loads,
       (SELECT ${signsAsText} FROM attempt_presence p
         WHERE p.school_id = $1 AND p.sitting_id = $2 AND p.written_at > coalesce($4::timestamptz, '-infinity')) AS signs,
       ${readToNow} AS "readTo"`,
    [tx.schoolId, sittingId, from?.readTo ?? null, from?.signsSince ?? null],
  )
  return {
    ...{ seen: row.seen, readTo: row.readTo, signs: signsOfText(row.signs) },
    attempts: wordsOf(row.attempts).map(([id = '', writing = '']) => [id, writing]),
    loads: wordsOf(row.loads).map(([id = '', epoch = '', stored = '']) => [id, epoch, stored]),
  }
}

const wordsOf = (text: string | null) => text?.split(',').map((one) => one.split(' ')) ?? []

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

/** These attempts; how much is stored of each, a look says. */
export async function selectAttempts(tx: Tx, attemptIds: readonly string[]): Promise<Omit<WatchedAttempt, 'stored'>[]> {
  return await tx.rows<Omit<WatchedAttempt, 'stored'>>(
    `SELECT a.id AS "attemptId", a.student_id AS "studentId", a.attempt_number AS "attemptNumber", a.started_at AS "startedAt", a.deadline,
       a.submitted_at AS "submittedAt", a.ended_by AS "endedBy", coalesce(a.late_decision = 'pending', false) AS "isLate",
       a.live_epoch AS "liveEpoch"
     FROM exam_attempts a WHERE a.school_id = $1 AND a.id = ANY ($2::uuid[])`,
    [tx.schoolId, attemptIds],
  )
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

/** Ids or numbers as PostgreSQL writes an array; the driver looks each one over for signs to escape, of which these have none. */
const arrayOf = (all: readonly (string | number)[]) => `{${all.join(',')}}`

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
      arrayOf(readTo.map(({ attemptId }) => attemptId)),
      arrayOf(readTo.map(({ epoch }) => epoch)),
      arrayOf(readTo.map(({ seq }) => seq)),
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
