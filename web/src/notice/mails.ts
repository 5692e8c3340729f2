import { useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../platform/client.ts'
import { byCursor, rowsOf } from '../platform/paged.ts'
import { orpc } from '../platform/queries.ts'
import type { BadgeTone } from '../platform/ui/status-badge.tsx'

export type Mail = Awaited<ReturnType<Client['notice']['listMails']>>['items'][number]

export const mailStateWords: Record<Mail['state'], { tone: BadgeTone; word: string }> = {
  waiting: { tone: 'blue', word: 'waiting' },
  late: { tone: 'amber', word: 'late' },
  sent: { tone: 'green', word: 'sent' },
  refused: { tone: 'red', word: 'refused' },
  given_up: { tone: 'red', word: 'failed' },
}

/** While an email is on its way the list looks again by itself. */
const everyMs = 5_000

/** The school's mails, newest first. */
export function useMails() {
  const query = useInfiniteQuery(
    orpc.notice.listMails.infiniteOptions({
      input: (cursor) => ({ cursor }),
      ...byCursor,
      refetchInterval: ({ state }) =>
        rowsOf(state.data).some(({ state: is }) => is === 'waiting' || is === 'late') ? everyMs : false,
    }),
  )
  return { query, mails: rowsOf(query.data) }
}
