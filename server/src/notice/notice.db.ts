import type { Tx } from '../platform/database/tenant.ts'

export type Notice = { id: string; kind: string; to: string; data: Record<string, string>; createdAt: Date }

/** A mail that has not gone out yet. */
export async function selectOptionalUnsentNotice(tx: Tx, id: string): Promise<Notice | undefined> {
  return await tx.optional<Notice>(
    `SELECT id, kind, to_address AS "to", data, created_at AS "createdAt" FROM notices
     WHERE school_id = $1 AND id = $2 AND sent_at IS NULL AND data <> '{}'`,
    [tx.schoolId, id],
  )
}

/** The mail has gone out: when, and its link is forgotten. */
export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.run(`UPDATE notices SET sent_at = now(), data = '{}' WHERE school_id = $1 AND id = $2`, [tx.schoolId, id])
}

/** The mail will never go out: its link is forgotten, and that it was never sent stays to be seen. */
export async function giveUp(tx: Tx, id: string): Promise<void> {
  await tx.run(`UPDATE notices SET data = '{}' WHERE school_id = $1 AND id = $2`, [tx.schoolId, id])
}
