import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../queries.ts'

/** A record as a list that was looked at before has it: what its page can say at once. Undefined where none has it. */
export function knownRow<Row extends { id: string }>(queryKey: QueryKey, id: string): Row | undefined {
  for (const [, page] of queryClient.getQueriesData<{ items?: readonly Row[] | null }>({ queryKey })) {
    const row = Array.isArray(page?.items) ? page.items.find((one) => one?.id === id) : undefined
    if (row) return row
  }
  return undefined
}
