import type { NoticeFact } from '@sabimark/domain/notice/notice-text.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { stillNews } from '../../platform/notice/still-news.ts'

export type NoticeRow = NoticeFact & { id: string; createdAt: Date; isRead: boolean }

/** A person's notices below this id, newest first. */
export async function selectNotices(
  tx: Tx,
  { userId, before, limit }: { userId: string; before: string | null; limit: number },
): Promise<NoticeRow[]> {
  return await tx.rows<NoticeRow>(
    `SELECT id, kind, data, created_at AS "createdAt", read_at IS NOT NULL AS "isRead" FROM notices n
     WHERE school_id = $1 AND user_id = $2 AND ($3::uuid IS NULL OR id < $3) AND ${stillNews}
     ORDER BY id DESC LIMIT $4`,
    [tx.schoolId, userId, before, limit],
  )
}

/** Notes that the person has read these; answers how many of them are theirs. */
export async function markRead(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  return await tx.run(
    `UPDATE notices SET read_at = coalesce(read_at, $4) WHERE school_id = $1 AND user_id = $2 AND id = ANY ($3)`,
    [tx.schoolId, userId, ids, tx.now],
  )
}

/** Notes that the person has read everything up to and with this one. */
export async function markAllRead(tx: Tx, userId: string, upTo: string): Promise<void> {
  await tx.run(
    `UPDATE notices SET read_at = $4 WHERE school_id = $1 AND user_id = $2 AND id <= $3 AND read_at IS NULL`,
    [tx.schoolId, userId, upTo, tx.now],
  )
}

/** Forgets notices: read ones from before `readBefore`, all from before `before`. Ids sort by time. */
export async function deleteOldNotices(
  tx: Tx,
  { readBefore, before }: { readBefore: string; before: string },
): Promise<void> {
  await tx.run(`DELETE FROM notices WHERE school_id = $1 AND id < $2 AND (read_at IS NOT NULL OR id < $3)`, [
    tx.schoolId,
    readBefore,
    before,
  ])
}
