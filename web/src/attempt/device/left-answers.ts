import type { KeptPage } from '../sync/local-page.ts'

/** How many answers pages have left on this device, with what was being typed: it is delivered like the others. */
export function leftAnswers(kept: readonly KeptPage[]): number {
  return kept.reduce((sum, { page: { draft, isSuperseded }, events }) => {
    const all = draft && !isSuperseded ? [...events, draft] : events
    return sum + new Set(all.flatMap(({ kind, question }) => (kind === 'answer' ? [question] : []))).size
  }, 0)
}
