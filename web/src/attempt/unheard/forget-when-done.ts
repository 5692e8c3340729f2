import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import type { KeptPages } from './kept-pages.ts'

/** Once everything of the attempt is at the server nothing of it stays here; where it goes on elsewhere, this page does not. */
export function forgetWhenDone(
  sync: AttemptSync,
  kept: Pick<KeptPages, 'forget'>,
  { attemptId, onReplaced }: { attemptId: string; onReplaced: () => void },
): void {
  const look = () => {
    const { isSubmitted, isReplaced, waitingCount } = sync.view()
    const isDone = isSubmitted && waitingCount === 0
    if (!isDone && !isReplaced) return
    unsubscribe()
    if (isDone) kept.forget(attemptId).catch(() => {})
    else onReplaced()
  }
  const unsubscribe = sync.subscribe(look)
  look()
}

/** Ends the page, and lets go when the last of it is written: whoever goes on with it then finds all of it. */
export async function stopThen(sync: AttemptSync | null, letGo: () => unknown): Promise<void> {
  await sync?.stop().catch(() => {})
  await letGo()
}
