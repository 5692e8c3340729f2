import type { ArrivedMove } from '@sabimark/domain/attempt/arrived-move.ts'
import type { PageLoad } from '@sabimark/domain/attempt/how-sat.ts'
import type { Tx } from '../../platform/database/tenant.ts'

export type SatAttempt = {
  sittingId: string
  studentId: string
  startedAt: Date
  submittedAt: Date | null
  /** When its time was over, in milliseconds since it began. */
  endMs: number
  endedBy: 'candidate' | 'time' | null
  reusedCount: number
  asksFullScreen: boolean
}

export async function selectSatAttempt(tx: Tx, attemptId: string): Promise<SatAttempt> {
  return await tx.one<SatAttempt>(
    `SELECT a.sitting_id AS "sittingId", a.student_id AS "studentId", a.started_at AS "startedAt",
       a.submitted_at AS "submittedAt", (extract(epoch FROM a.deadline - a.started_at) * 1000)::bigint AS "endMs", a.ended_by AS "endedBy",
       (SELECT count(*) FROM attempt_evidence v WHERE v.school_id = a.school_id AND v.attempt_id = a.id
         AND v.kind = 'SEQ_REUSED') AS "reusedCount", s.asks_full_screen AS "asksFullScreen"
     FROM exam_attempts a JOIN exam_sittings s ON s.school_id = a.school_id AND s.id = a.sitting_id
     WHERE a.school_id = $1 AND a.id = $2`,
    [tx.schoolId, attemptId],
  )
}

/** An address as people know it. */
export const plain = (address: string) => `regexp_replace(${address}, '^::ffff:', '')`

/** Every load of the exam room of this attempt. */
export async function selectPageLoads(tx: Tx, attemptId: string): Promise<PageLoad[]> {
  return await tx.rows<PageLoad>(
    `SELECT e.epoch, e.device, ${plain('e.address')} AS address,
       (extract(epoch FROM e.taken_at - a.started_at) * 1000)::bigint AS "openedMs"
     FROM exam_attempts a JOIN attempt_epochs e ON e.school_id = a.school_id AND e.attempt_id = a.id
     WHERE a.school_id = $1 AND a.id = $2`,
    [tx.schoolId, attemptId],
  )
}

/** Everything that came of this attempt, without what was answered. */
export async function selectMoves(tx: Tx, attemptId: string): Promise<ArrivedMove[]> {
  return await tx.rows<ArrivedMove>(
    `SELECT epoch, seq, kind, at_ms AS "atMs", sent_at_ms AS "sentAtMs", server_elapsed_ms AS "arrivedMs",
       ${plain('address')} AS address, is_late AS "isLate", refusal,
       coalesce(octet_length(value::text), 0) AS bytes, coalesce(jsonb_typeof(value) = 'string', false) AS "isTyped"
     FROM attempt_events WHERE school_id = $1 AND attempt_id = $2`,
    [tx.schoolId, attemptId],
  )
}

/** How many other candidates of the sitting opened it from each address that this one did. */
export async function selectOthersAt(
  tx: Tx,
  { attemptId, sittingId, studentId }: { attemptId: string; sittingId: string; studentId: string },
): Promise<Map<string, number>> {
  const rows = await tx.rows<{ address: string; count: number }>(
    `SELECT ${plain('e.address')} AS address, count(DISTINCT a.student_id) AS count
     FROM exam_attempts a JOIN attempt_epochs e ON e.school_id = a.school_id AND e.attempt_id = a.id
     WHERE a.school_id = $1 AND a.sitting_id = $2 AND a.student_id <> $3 AND e.address <> '' AND e.address IN (
       SELECT o.address FROM attempt_epochs o WHERE o.school_id = $1 AND o.attempt_id = $4)
     GROUP BY 1`,
    [tx.schoolId, sittingId, studentId, attemptId],
  )
  return new Map(rows.map(({ address, count }) => [address, count]))
}
