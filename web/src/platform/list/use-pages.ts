import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

export const usualPageSize = 50
/** By so many an export and "Select all" ask; the contract answers no more at once. */
export const wholeSize = 500

/** Where pages begin, by their number, in a list that is narrowed and sorted as `of` says. */
export type Beginnings = { of: string; cursors: Readonly<Record<number, string>> }

type Pages = {
  page: number
  setPage: (page: number) => void
  of: string
  known: Beginnings
  keep: (known: Beginnings) => void
  /** How many rows a page has. */
  pageSize: number
  isAsked: boolean
  ask: (at: { size: number; cursor?: string }) => Promise<{ items: unknown[]; nextCursor: string | null }>
}

/**
 * Where the page with this number begins; null while that is looked for. Who turns pages knows it; one that an address names
 * is found from the nearest page before it, many rows at a time. Behind the end stands the last page.
 */
export function usePages({ page, setPage, of, known, keep, pageSize, isAsked, ask }: Pages) {
  const cursors = known.of === of ? known.cursors : {}
  const isKnown = page === 1 || cursors[page] !== undefined
  const walk = useQuery({
    queryKey: ['page of a list', of, page],
    enabled: isAsked && !isKnown,
    gcTime: 0,
    queryFn: async () => {
      const found = { ...cursors }
      let at = Math.max(
        1,
        ...Object.keys(found)
          .map(Number)
          .filter((one) => one < page),
      )
      while (at < page) {
        const step = Math.min(page - at, wholeSize / pageSize)
        const cursor = found[at]
        const rows = await ask({ size: step * pageSize, ...(cursor !== undefined && { cursor }) })
        if (rows.nextCursor === null) {
          return { cursors: found, lastPage: at + Math.max(0, Math.ceil(rows.items.length / pageSize) - 1) }
        }
        at += step
        found[at] = rows.nextCursor
      }
      return { cursors: found, lastPage: page }
    },
  })
  useEffect(() => {
    if (isKnown || !walk.data) return
    keep({ of, cursors: walk.data.cursors })
    if (walk.data.lastPage !== page) setPage(walk.data.lastPage)
  }, [isKnown, walk.data, keep, of, page, setPage])
  return {
    cursor: isKnown ? cursors[page] : null,
    error: isKnown ? null : walk.error,
    find: walk.refetch,
    /** Where the next page begins is known from the rows of this one. */
    goOn: (cursor: string) => {
      keep({ of, cursors: { ...cursors, [page + 1]: cursor } })
      setPage(page + 1)
    },
  }
}
