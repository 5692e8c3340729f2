import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'
import { type Board, mergeBoard } from './merge-board.ts'
import type { OfSitting } from './of-sitting.ts'

/** Read again so often while the page is looked at: a candidate is on the board within some seconds. */
const everyMs = 4_000

/**
 * The board of a sitting as it runs: the first reading whole, each later one only what has changed since. While the network is gone the
 * rows stay as they were read, and `error` says so.
 */
export function useBoard(of: OfSitting) {
  const queries = useQueryClient()
  const queryKey = orpc.hall.board.key({ type: 'query', input: of })
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Board> => {
      const before = queries.getQueryData<Board>(queryKey) ?? null
      const reading = await client.hall.board({ ...of, ...(before && { since: before.since }) }, { signal })
      return mergeBoard(before, reading)
    },
    refetchInterval: everyMs,
    // Rows that did not change are the same objects already.
    structuralSharing: false,
    staleTime: 0,
  })
}
