import type { LocalPage } from '../sync/local-page.ts'

type Around = {
  /** The pages open in this window. */
  openHere: ReadonlySet<string>
  wallNowMs: number
}

/** What to call the exam these pages are of. Nobody may be signed in, and "your" may be somebody else's. */
export function whoseExam(pages: readonly LocalPage[], { openHere, wallNowMs }: Around): string {
  const isOpenHere = ({ attemptId }: LocalPage) => [...openHere].some((key) => key.startsWith(`${attemptId}:`))
  if (pages.every(isOpenHere)) return 'your exam'
  // Who sits here now must not read it as theirs.
  if (openHere.size > 0) return 'an exam sat here before'
  return pages.every(({ endsAtWallMs = 0 }) => wallNowMs < endsAtWallMs)
    ? 'the exam that is running'
    : 'an earlier exam'
}
