import type { Tx } from '../../platform/database/tenant.ts'

/** Where a page sits, which page of the attempt is its newest, and whether its device may still deliver. */
export type SeatRow = { sittingId: string; liveEpoch: number; isWindowOpen: boolean }

/** The attempt of this candidate. */
export async function selectOptionalSeat(
  tx: Tx,
  { attemptId, studentId }: { attemptId: string; studentId: string },
): Promise<SeatRow | undefined> {
  return await tx.optional<SeatRow>(
    `SELECT sitting_id AS "sittingId", live_epoch AS "liveEpoch", $4 <= deadline + sync_window_ms * interval '1 millisecond' AS "isWindowOpen"
     FROM exam_attempts WHERE school_id = $1 AND id = $2 AND student_id = $3`,
    [tx.schoolId, attemptId, studentId, tx.now],
  )
}
