import type { EventKind } from '@sabimark/domain/attempt/event.ts'
import type { PageLoad } from '@sabimark/domain/attempt/how-sat.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** The newest attempt of each candidate of a sitting. `stored`: how many moves its log holds. */
export type NewestAttempt = {
  attemptId: string
  studentId: string
  startedAt: Date
  deadline: Date
  submittedAt: Date | null
  endedBy: 'candidate' | 'time' | null
  isLate: boolean
  liveEpoch: number
  stored: number
  reusedCount: number
}

export async function selectNewestAttempts(tx: Tx, sittingId: string): Promise<NewestAttempt[]> {
  return await tx.rows<NewestAttempt>(
    `SELECT a.id AS "attemptId", a.student_id AS "studentId", a.started_at AS "startedAt", a.deadline,
       a.submitted_at AS "submittedAt", a.ended_by AS "endedBy", coalesce(a.late_decision = 'pending', false) AS "isLate",
       a.live_epoch AS "liveEpoch",
       (SELECT coalesce(sum(e.stored_count), 0) FROM attempt_epochs e
         WHERE e.school_id = a.school_id AND e.attempt_id = a.id) AS stored,
       (SELECT count(*) FROM attempt_evidence v
         WHERE v.school_id = a.school_id AND v.attempt_id = a.id AND v.kind = 'SEQ_REUSED') AS "reusedCount"
     FROM (SELECT DISTINCT ON (o.student_id) o.* FROM exam_attempts o WHERE o.school_id = $1 AND o.sitting_id = $2
       ORDER BY o.student_id, o.attempt_number DESC) a`,
    [tx.schoolId, sittingId],
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

/** Where the school lets exams be started, a range in each line; null for everywhere. */
export async function selectOwnRanges(tx: Tx): Promise<string | null> {
  const found = await tx.optional<{ ranges: string | null }>(
    `SELECT CASE WHEN ip_restriction THEN allowed_addresses END AS ranges FROM security_settings WHERE school_id = $1`,
    [tx.schoolId],
  )
  return found?.ranges ?? null
}
