import type { NoticeFact } from '@sabimark/domain/notice/notice-text.ts'
import type { Topic } from '@sabimark/domain/notice/topics.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { stillNews } from '../../platform/notice/still-news.ts'

/** Somebody with notices of a topic that are to be emailed. `own` is what they said of it, null for nothing. */
export type Waiting = {
  userId: string
  name: string
  email: string | null
  isActive: boolean
  own: boolean | null
  notices: (NoticeFact & { id: string; isUnread: boolean })[]
}

/** Those whose notices of this topic have waited long enough, longest first; with all that they have of it by now. */
export async function selectWaiting(tx: Tx, topic: Topic, limit: number): Promise<Waiting[]> {
  return await tx.rows<Waiting>(
    `WITH due AS (
       SELECT user_id, min(mail_at) AS since FROM notices WHERE school_id = $1 AND mail_topic = $2 AND mail_at <= $3
       GROUP BY user_id ORDER BY since, user_id LIMIT $4)
     SELECT u.id AS "userId", u.name, nullif(u.email, '') AS email, u.status = 'active' AS "isActive", p.is_on AS own,
       jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'data', n.data,
         'isUnread', n.read_at IS NULL AND ${stillNews}) ORDER BY n.id) AS notices
     FROM due JOIN users u ON u.school_id = $1 AND u.id = due.user_id
     JOIN notices n ON n.school_id = $1 AND n.user_id = u.id AND n.mail_topic = $2
     LEFT JOIN notice_preferences p ON p.school_id = $1 AND p.user_id = u.id AND p.topic = $2 AND p.channel = 'email'
     GROUP BY u.id, u.name, u.email, u.status, p.is_on, due.since ORDER BY due.since, u.id`,
    [tx.schoolId, topic, tx.now, limit],
  )
}

/** These are emailed, or never will be. */
export async function unmark(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run('UPDATE notices SET mail_topic = NULL, mail_at = NULL WHERE school_id = $1 AND id = ANY ($2)', [
    tx.schoolId,
    ids,
  ])
}

/** Nothing of this topic is emailed. */
export async function unmarkAll(tx: Tx, topic: Topic): Promise<void> {
  await tx.run('UPDATE notices SET mail_topic = NULL, mail_at = NULL WHERE school_id = $1 AND mail_topic = $2', [
    tx.schoolId,
    topic,
  ])
}

/** These are looked at again at that time. */
export async function putOff(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  await tx.run('UPDATE notices SET mail_at = $3 WHERE school_id = $1 AND id = ANY ($2)', [tx.schoolId, ids, until])
}

/** When the next of this topic is due; null for none. */
export async function selectNextMailing(tx: Tx, topic: Topic): Promise<Date | null> {
  const { next } = await tx.one<{ next: Date | null }>(
    'SELECT min(mail_at) AS next FROM notices WHERE school_id = $1 AND mail_topic = $2',
    [tx.schoolId, topic],
  )
  return next
}

export async function selectSchoolName(tx: Tx): Promise<string> {
  return (await tx.one<{ name: string }>('SELECT name FROM schools WHERE id = $1', [tx.schoolId])).name
}
