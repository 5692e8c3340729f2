import { useDebouncedValue } from '@mantine/hooks'
import { foldForSearch } from '@sabimark/domain/school/search-fold.ts'
import { useEffect, useState } from 'react'

type Page<Item> = { items: Item[]; nextCursor: string | null }

/** What a paged call needs: `useInfiniteQuery(orpc.exam.list.infiniteOptions({ input: (cursor) => ({ cursor }), ...byCursor }))`. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
}

/** The rows of all pages fetched so far. */
export function rowsOf<Item>(data: { pages: Page<Item>[] } | undefined): Item[] {
  return data?.pages.flatMap((page) => page.items) ?? []
}

type PagedQuery = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Fetches page after page until the end, for lists a school never has thousands of. Returns whether all is there. */
export function useWholeList({ hasNextPage, isFetchingNextPage, isError, fetchNextPage }: PagedQuery): boolean {
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return !hasNextPage
}

/** What stands in a search box, what to ask for once typing has paused, and whether it has not yet. */
export function useSearch() {
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 250)
  return { typed, setTyped, asked: asked === '' ? undefined : asked, isTyping: asked !== typed.trim() }
}

/** Whether one of the texts holds what was typed. */
export function isFound(typed: string, texts: readonly string[]): boolean {
  const wanted = foldForSearch(typed)
  return wanted === '' || texts.some((text) => foldForSearch(text).includes(wanted))
}
