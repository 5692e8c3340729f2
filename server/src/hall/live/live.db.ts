import type { Tx } from '../../platform/database/tenant.ts'

/** Where a page sits, and until when its device may still deliver. */
export type SeatRow = { sittingId: string; isWindowOpen: boolean }

/** The attempt of this candidate. */
export async function selectOptionalSeat(
  tx: Tx,
  { attemptId, studentId }: { attemptId: string; studentId: string },
): Promise<SeatRow | undefined> {
  return await tx.optional<SeatRow>(
    `SELECT sitting_id AS "sittingId", $4 <= deadline + sync_window_ms * interval '1 millisecond' AS "isWindowOpen"
     FROM exam_attempts WHERE school_id = $1 AND id = $2 AND student_id = $3`,
    [tx.schoolId, attemptId, studentId, tx.now],
  )
}
