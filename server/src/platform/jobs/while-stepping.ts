import { setTimeout as wait } from 'node:timers/promises'

const betweenStepsMs = 5_000

/** Waits for what takes long in one piece, and steps meanwhile; a step that throws ends the waiting. */
export async function whileStepping<T>(
  work: Promise<T>,
  step: () => Promise<unknown>,
  pauseMs = betweenStepsMs,
): Promise<T> {
  // Awaited below; where a step ends it all, nobody waits for it any more.
  work.catch(() => undefined)
  const over = new AbortController()
  try {
    for (;;) {
      const pause = wait(pauseMs, 'pause' as const, { signal: over.signal }).catch(() => 'pause' as const)
      const first = await Promise.race([work.then((value) => ({ value })), pause])
      if (first !== 'pause') return first.value
      await step()
    }
  } finally {
    over.abort()
  }
}
