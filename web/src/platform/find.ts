import { foldForSearch } from '@sabimark/domain/words/signs/search-fold.ts'
import type { PageAddress, Role } from './page.ts'

/** One thing the palette has found, and where it stands. */
export type Hit = {
  id: string
  title: string
  /** What tells it from its namesakes: "SS2B · GC/014". */
  detail: string
  page: PageAddress
  /** What the page's own search box then holds, for lists whose rows have no page of their own. */
  search?: string
}

/**
 * One kind of thing the palette looks for. A room exports `finds: FindSource[]` from its `<room>.finds.ts`, by its own
 * list calls: the server shows nobody more than their lists do.
 */
export type FindSource = {
  /** "Students". */
  label: string
  /** Who has a page for them. */
  roles: readonly Role[]
  /** Place among the others, in the order of the menu. */
  order: number
  find: (query: string, signal: AbortSignal) => Promise<Hit[]>
}

/** Of a list that is there whole, what holds the typed text. */
export function matching<Item>(items: readonly Item[], query: string, textsOf: (item: Item) => string[]): Item[] {
  return items.filter((item) => isFound(query, textsOf(item)))
}

/** Whether one of the texts holds what was typed. */
export function isFound(typed: string, texts: readonly string[]): boolean {
  const wanted = foldForSearch(typed)
  return wanted === '' || texts.some((text) => foldForSearch(text).includes(wanted))
}

/** 'SS2B · GC/014': what is known of it. */
export function detailOf(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
