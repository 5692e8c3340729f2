/** The rows of the list that was looked at last, in the memory of this page alone. */
export type Trail = {
  /** The address of the list, below /dashboard. */
  path: string
  ids: readonly string[]
  /** The place of the first of them in the whole list. */
  from: number
  total: number | null
  /** The rows behind them; null where the list ends. */
  more: Pages
}

/** A page of the list, and how to ask for the one behind it. */
export type Pages = (() => Promise<{ ids: readonly string[]; more: Pages }>) | null

let last: Trail | null = null

/** A list says what it shows. */
export function keepTrail(trail: Trail): void {
  last = trail
}

/** The list at this address, where it is the one that was looked at last. */
export function trailOf(path: string): Trail | null {
  return last?.path === path ? last : null
}

/** Reads the rows behind those that are known. */
export async function readOn(trail: Trail): Promise<Trail> {
  const page = await trail.more?.()
  const longer = page ? { ...trail, ids: [...trail.ids, ...page.ids], more: page.more } : trail
  if (last === trail) last = longer
  return longer
}
