import type { Me, Notice } from '@sabimark/contract/answers.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { byCursor, rowsOf } from '../platform/paged.ts'
import { meKey, orpc, queryClient } from '../platform/queries.ts'

/** Tells the bell, which reads the signed-in person, without another request. */
function keepUnread(unreadCount: number): void {
  queryClient.setQueryData<Me | null>(meKey, (me) => me && { ...me, unreadCount })
}

/** The own notices, looked at anew whenever the list opens. */
export function useNotices() {
  const query = useInfiniteQuery(
    orpc.notice.list.infiniteOptions({ input: (cursor) => ({ cursor }), ...byCursor, staleTime: 0 }),
  )
  const unreadCount = query.data?.pages[0]?.unreadCount
  useEffect(() => {
    if (unreadCount !== undefined) keepUnread(unreadCount)
  }, [unreadCount])
  return { query, notices: rowsOf(query.data), unreadCount: unreadCount ?? 0 }
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: orpc.notice.list.key() })

/** Notes one as read, on the way to the page it leads to: a lost network keeps nobody here, it stays unread then. */
export function readOne({ id, isRead }: Notice): void {
  if (isRead) return
  client.notice.markRead({ ids: [id] }).then(
    ({ unreadCount }) => {
      keepUnread(unreadCount)
      return readAgain()
    },
    () => undefined,
  )
}

/** Notes everything shown as read; what came meanwhile stays unread. */
export function useReadAll() {
  return useAct(
    (upTo: string) => client.notice.markRead({ upTo }),
    ({ unreadCount }) => {
      keepUnread(unreadCount)
      return readAgain()
    },
  )
}
