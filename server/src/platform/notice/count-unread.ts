import type { Tx } from '../database/tenant.ts'
import { stillNews } from './still-news.ts'

/** The bell says 9+ long before; nobody has to count further. */
const most = 100

/** How many notices the person behind this account has not read in this school, up to a hundred. */
export async function countUnread(tx: Tx, accountId: string): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM (
       SELECT 1 FROM users u JOIN notices n ON n.school_id = u.school_id AND n.user_id = u.id
       WHERE u.school_id = $1 AND u.account_id = $2 AND n.read_at IS NULL AND ${stillNews}
       LIMIT $3) AS unread`,
    [tx.schoolId, accountId, most],
  )
  return count
}
