import type { ListedMail } from '@sabimark/contract/answers.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, rowsOf } from '../platform/paged.ts'
import { orpc } from '../platform/queries.ts'
import type { BadgeTone } from '../platform/ui/status-badge.tsx'

export const mailStateWords: Record<ListedMail['state'], { tone: BadgeTone; word: string }> = {
  waiting: { tone: 'blue', word: 'waiting' },
  late: { tone: 'amber', word: 'late' },
  sent: { tone: 'green', word: 'sent' },
  refused: { tone: 'red', word: 'refused' },
  given_up: { tone: 'red', word: 'failed' },
}

const oftenMs = 5_000

/**
 * While an email is on its way the list looks again by itself; seldom for one that is late, which may stay so for hours, unless
 * somebody has just had it sent again and `watches`. False where nothing is on its way.
 */
export function askAgainMs(mails: readonly Pick<ListedMail, 'state'>[], watches: boolean): number | false {
  if (mails.some(({ state }) => state === 'waiting')) return oftenMs
  return mails.some(({ state }) => state === 'late') && (watches ? oftenMs : 60_000)
}

/** The school's mails, newest first. */
export function useMails(watches: () => boolean) {
  const query = useInfiniteQuery(
    orpc.notice.listMails.infiniteOptions({
      input: (cursor) => ({ cursor }),
      ...byCursor,
      refetchInterval: ({ state }) => askAgainMs(rowsOf(state.data), watches()),
    }),
  )
  return { query, mails: rowsOf(query.data) }
}
