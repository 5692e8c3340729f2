import type { LocalPage } from '../sync/local-page.ts'

type Around = {
  /** The pages open in this window. */
  openHere: ReadonlySet<string>
  /** Who sits in this window. */
  sitting: ReadonlySet<string>
  wallNowMs: number
}

/** What to call the exam these pages are of. Nobody may be signed in, and "your" may be somebody else's. */
export function whoseExam(pages: readonly LocalPage[], { openHere, sitting, wallNowMs }: Around): string {
  const isOpenHere = ({ attemptId }: LocalPage) => [...openHere].some((key) => key.startsWith(`${attemptId}:`))
  if (pages.every(isOpenHere)) return 'your exam'
  if (sitting.size > 0 && !pages.some(({ candidateId }) => sitting.has(candidateId)))
    return 'somebody else who sat here'
  return pages.every(({ endsAtWallMs = 0 }) => wallNowMs < endsAtWallMs)
    ? 'the exam that is running'
    : 'an earlier exam'
}
