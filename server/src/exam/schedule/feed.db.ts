import type { Pool } from 'pg'
import type { Tx } from '../../platform/database/tenant.ts'

/** The student's new address takes the place of the old one, which leads nowhere from then on. */
export async function upsertFeed(tx: Tx, userId: string, tokenHash: string): Promise<void> {
  await tx.run(
    `INSERT INTO calendar_feeds (school_id, user_id, token_hash, made_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (school_id, user_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = excluded.made_at`,
    [tx.schoolId, userId, tokenHash, tx.now],
  )
}

export async function deleteFeed(tx: Tx, userId: string): Promise<void> {
  await tx.run('DELETE FROM calendar_feeds WHERE school_id = $1 AND user_id = $2', [tx.schoolId, userId])
}

export async function hasFeed(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx.rows('SELECT 1 FROM calendar_feeds WHERE school_id = $1 AND user_id = $2', [
    tx.schoolId,
    userId,
  ])
  return found.length > 0
}

/** The active school an address belongs to; null for one that leads nowhere. */
export async function selectSchoolOfFeed(app: Pool, tokenHash: string): Promise<string | null> {
  const { rows } = await app.query<{ id: string | null }>('SELECT school_of_feed($1) AS id', [tokenHash])
  return rows[0]?.id ?? null
}

/** Whose it is, as long as they are an active student. */
export async function selectOptionalStudentOfFeed(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const row = await tx.optional<{ userId: string }>(
    `SELECT u.id AS "userId" FROM calendar_feeds f
     JOIN users u ON u.school_id = f.school_id AND u.id = f.user_id AND u.role = 'student' AND u.status = 'active'
     WHERE f.school_id = $1 AND f.token_hash = $2`,
    [tx.schoolId, tokenHash],
  )
  return row?.userId
}
