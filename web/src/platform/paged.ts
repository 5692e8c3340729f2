type Page<Item> = { items: Item[]; nextCursor: string | null }

/** What a call needs whose pages are shown one below the other: `infiniteOptions({ input: (cursor) => ({ cursor }), ...byCursor })`. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
}

/** The rows of all pages fetched so far. */
export function rowsOf<Item>(data: { pages: Page<Item>[] } | undefined): Item[] {
  return data?.pages.flatMap((page) => page.items) ?? []
}
