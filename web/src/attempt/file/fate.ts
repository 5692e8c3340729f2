import { holds, type KeptPage } from '../sync/local-page.ts'

/**
 * What became of pages that were brought in. `waits`: they lie here yet, as nobody answers; `held`: the time of their exam is not over, and
 * sent now they would be late; `other_device`: they are in their file alone; `refused`: the server says no, with its code where that is for good.
 */
export type Fate = 'sent' | 'waits' | 'held' | 'other_device' | { refused: string | null }

type Here = {
  kept: readonly KeptPage[]
  /** Keys of pages refused since this window was loaded. */
  refusedHere: ReadonlySet<string>
  isHeld: (key: string) => boolean
}

/** Of several pages what needs somebody most: a refusal, then what waits. */
export function fateOf(keys: readonly string[], { kept, refusedHere, isHeld }: Here): Fate {
  const left = kept.filter(({ page, events }) => keys.includes(page.key) && holds(page, events.length))
  const refused = left.find(({ page }) => page.refusal !== null)
  if (refused) return { refused: refused.page.refusal }
  if (left.some(({ page }) => refusedHere.has(page.key))) return { refused: null }
  if (left.length === 0) return 'sent'
  return left.every(({ page }) => isHeld(page.key)) ? 'held' : 'waits'
}
