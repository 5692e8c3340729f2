import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { countUnread } from '../../platform/notice/count-unread.ts'
import { markAllRead, markRead } from './notice.db.ts'

type ReadNoticesInput = { ids: string[] } | { upTo: string }

/** Notes what the person has read. One id that is not theirs, and nothing is noted. */
export async function readNotices(tx: Tx, asked: ReadNoticesInput, { userId, accountId }: Actor) {
  if ('upTo' in asked) await markAllRead(tx, userId, asked.upTo)
  else if ((await markRead(tx, userId, asked.ids)) < new Set(asked.ids).size) return refuse('UNKNOWN_NOTICE')
  return { unreadCount: await countUnread(tx, accountId) }
}
