import { DatabaseHangsError, pause } from './embedded-error.ts'

/** One life of a program. `ended` is fulfilled when it is gone, however that came about. */
export type Life = { ended: Promise<void>; stop(): Promise<void> }
export type Supervised = { stop(): Promise<void> }

export type SuperviseEvent = { kind: 'gone' } | { kind: 'back' } | { kind: 'failed'; reason: string; waitMs: number }

type SuperviseOptions = {
  /** `told` is aborted when a start that is still under way is wanted no more. */
  start: (told: AbortSignal) => Promise<Life>
  onEvent: (event: SuperviseEvent) => void
  wait?: (ms: number) => Promise<void>
}

const shortestWaitMs = 100
const longestWaitMs = 10_000

/** How long to wait before try number `tries` (from 1): at once nearly, then ever longer. */
export function waitBeforeMs(tries: number): number {
  return Math.min(shortestWaitMs * 2 ** (tries - 1), longestWaitMs)
}

/**
 * Keeps a program alive until it is told to stop. The first start is the caller's: when it fails, nothing runs and the
 * error is thrown. Later ones are repeated without end: a school at an exam has nobody to restart a server.
 */
export async function supervise({ start, onEvent, wait = pause }: SuperviseOptions): Promise<Supervised> {
  const told = new AbortController()
  const isTold = new Promise<void>((resolve) => told.signal.addEventListener('abort', () => resolve(), { once: true }))
  let life = await start(told.signal)

  const startAgain = async (): Promise<Life | undefined> => {
    for (let tries = 1; ; tries += 1) {
      await Promise.race([wait(waitBeforeMs(tries)), isTold])
      if (told.signal.aborted) return undefined
      try {
        return await start(told.signal)
      } catch (error) {
        if (told.signal.aborted) {
          if (error instanceof DatabaseHangsError) throw error
          return undefined
        }
        const reason = error instanceof Error ? error.message : String(error)
        onEvent({ kind: 'failed', reason, waitMs: waitBeforeMs(tries + 1) })
      }
    }
  }
  const watch = async (): Promise<void> => {
    while (!told.signal.aborted) {
      await life.ended
      if (told.signal.aborted) return
      onEvent({ kind: 'gone' })
      const next = await startAgain()
      if (!next) return
      life = next
      onEvent({ kind: 'back' })
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      told.abort()
      await Promise.all([life.stop(), watching])
      // A start that was under way when we were told to stop has made a new life.
      await life.stop()
    },
  }
}
