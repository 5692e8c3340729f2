import { noticeText } from '@sabimark/domain/notice/notice-text.ts'
import { readPage } from '../../platform/database/keyset.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { countUnread } from '../../platform/notice/count-unread.ts'
import { type NoticeRow, selectNotices } from './notice.db.ts'

/** The own notices, newest first, and how many are unread. Their sentences are made as they are read. */
export async function listNotices(tx: Tx, { cursor }: { cursor?: string | undefined }, { userId, accountId }: Actor) {
  const [page, unreadCount] = await Promise.all([
    readPage(cursor, {
      read: ({ before, limit }) => selectNotices(tx, { userId, before, limit }),
      asItem: (row: NoticeRow) => asItem(row, tx.now),
      idOf: ({ id }) => id,
      size: 20,
    }),
    countUnread(tx, accountId),
  ])
  return { ...page, unreadCount }
}

function asItem({ id, createdAt, isRead, ...fact }: NoticeRow, now: Date) {
  return { id, kind: fact.kind, ...noticeText(fact, now), createdAt: createdAt.toISOString(), isRead }
}
