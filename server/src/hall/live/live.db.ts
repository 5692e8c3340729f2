import type { Tx } from '../../platform/database/tenant.ts'

/** Where a page sits and whose it is, which page of the attempt is its newest, and whether its device may still deliver. */
export type SeatRow = { studentId: string; sittingId: string; liveEpoch: number; isWindowOpen: boolean }

/** These attempts, by their ids. */
export async function selectSeats(tx: Tx, attemptIds: readonly string[]): Promise<Map<string, SeatRow>> {
  const rows = await tx.rows<SeatRow & { attemptId: string }>(
    `SELECT id AS "attemptId", student_id AS "studentId", sitting_id AS "sittingId", live_epoch AS "liveEpoch",
       $3 <= deadline + sync_window_ms * interval '1 millisecond' AS "isWindowOpen"
     FROM exam_attempts WHERE school_id = $1 AND id = ANY ($2::uuid[])`,
    [tx.schoolId, attemptIds, tx.now],
  )
  return new Map(rows.map(({ attemptId, ...seat }) => [attemptId, seat]))
}
