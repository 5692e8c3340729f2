import type { WhyWaits } from '@sabimark/domain/attempt/first-contact.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** Answers, and answers taken back, that arrived after the end; what a row of them holds for staff to judge by. */
export type AfterEndRow = {
  attemptId: string
  endedAt: Date
  /** The last thing that reached the server before the end. */
  lastContactAt: Date | null
  lateCount: number
  acceptedCount: number
  /** Of the late ones: how many arrived when right answers could be read. */
  afterAnswersCount: number
  lateFirstAt: Date | null
  lateLastAt: Date | null
  /** When the last of them was given, by the device's own word. */
  claimedAt: Date | null
  lateAddresses: string[]
  graceCount: number
  graceLastAt: Date | null
  graceAddresses: string[]
  /** Why all that page 0 wrote waits, where it does. */
  waits: WhyWaits[]
}

const arrived = 'a.started_at + make_interval(secs => v.server_elapsed_ms / 1000.0)'
/** In `e`, `is_answer`: it can change a mark. Only with a number that counts. */
const isLate = 'e.is_answer AND e.is_late'
const isInGrace = 'e.is_answer AND NOT e.is_late AND e.arrived_at > e.deadline'

/** How it stands with what arrived after the end of these attempts, of one exam; `answersFrom`: see readableFrom. */
export async function selectAfterEnd(
  tx: Tx,
  attemptIds: readonly string[],
  answersFrom: Date | null,
): Promise<Map<string, AfterEndRow>> {
  if (attemptIds.length === 0) return new Map()
  const rows = await tx.rows<AfterEndRow>(
    `SELECT e.id AS "attemptId", e.submitted_at AS "endedAt",
       max(e.arrived_at) FILTER (WHERE e.arrived_at <= e.submitted_at) AS "lastContactAt",
       count(*) FILTER (WHERE ${isLate}) AS "lateCount",
       count(*) FILTER (WHERE ${isLate} AND e.server_elapsed_ms <= e.accepted_through_ms) AS "acceptedCount",
       count(*) FILTER (WHERE ${isLate} AND e.arrived_at >= $3::timestamptz) AS "afterAnswersCount",
       min(e.arrived_at) FILTER (WHERE ${isLate}) AS "lateFirstAt",
       max(e.arrived_at) FILTER (WHERE ${isLate}) AS "lateLastAt",
       max(e.claimed_at) FILTER (WHERE ${isLate}) AS "claimedAt",
       coalesce(array_agg(DISTINCT e.address) FILTER (WHERE ${isLate} AND e.address <> ''), '{}') AS "lateAddresses",
       count(*) FILTER (WHERE ${isInGrace}) AS "graceCount",
       max(e.arrived_at) FILTER (WHERE ${isInGrace}) AS "graceLastAt",
       coalesce(array_agg(DISTINCT e.address) FILTER (WHERE ${isInGrace} AND e.address <> ''), '{}') AS "graceAddresses",
       coalesce((SELECT w.detail->'waits' FROM attempt_evidence w
         WHERE w.school_id = $1 AND w.attempt_id = e.id AND w.kind = 'BEGUN_HERE' LIMIT 1), '[]') AS waits
     FROM (
       SELECT a.id, a.deadline, a.submitted_at, a.accepted_through_ms, v.is_late, v.address, v.server_elapsed_ms,
         ${arrived} AS arrived_at, a.started_at + make_interval(secs => v.at_ms / 1000.0) AS claimed_at,
         v.refusal IS NULL AND v.kind IN ('answer', 'clear') AS is_answer
       FROM exam_attempts a JOIN attempt_events v ON v.school_id = a.school_id AND v.attempt_id = a.id
       WHERE a.school_id = $1 AND a.id = ANY ($2) AND a.submitted_at IS NOT NULL
     ) e GROUP BY e.id, e.submitted_at`,
    [tx.schoolId, attemptIds, answersFrom],
  )
  return new Map(rows.map((row) => [row.attemptId, row]))
}
