import type { Topic } from '@sabimark/domain/notice/topics.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** What somebody said of single topics. */
export async function selectPreferences(tx: Tx, userId: string): Promise<{ topic: string; isOn: boolean }[]> {
  return await tx.rows(
    `SELECT topic, is_on AS "isOn" FROM notice_preferences WHERE school_id = $1 AND user_id = $2 AND channel = 'email'`,
    [tx.schoolId, userId],
  )
}

/** They say so of these from now on. */
export async function upsertPreferences(
  tx: Tx,
  userId: string,
  changes: readonly { topic: Topic; isOn: boolean }[],
): Promise<void> {
  await tx.run(
    `INSERT INTO notice_preferences (school_id, user_id, topic, channel, is_on)
     SELECT $1, $2, topic, 'email', is_on FROM unnest($3::text[], $4::boolean[]) AS said(topic, is_on)
     ON CONFLICT (school_id, user_id, topic, channel) DO UPDATE SET is_on = excluded.is_on`,
    [tx.schoolId, userId, changes.map(({ topic }) => topic), changes.map(({ isOn }) => isOn)],
  )
}

/** Where emails to somebody go; null for nowhere. */
export async function selectOptionalEmail(tx: Tx, userId: string): Promise<string | null> {
  const { email } = await tx.one<{ email: string | null }>('SELECT email FROM users WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    userId,
  ])
  return email === '' || email?.endsWith('.invalid') ? null : email
}
