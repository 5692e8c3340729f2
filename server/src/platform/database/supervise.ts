import { pause } from './embedded-error.ts'

/** One life of a program. `ended` is fulfilled when it is gone, however that came about. */
export type Life = { ended: Promise<void>; stop(): Promise<void> }
export type Supervised = { stop(): Promise<void> }

export type SuperviseEvent = { kind: 'gone' } | { kind: 'back' } | { kind: 'failed'; reason: string; waitMs: number }

type SuperviseOptions = {
  start: () => Promise<Life>
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
  let isStopping = false
  let life = await start()

  const startAgain = async (): Promise<Life | undefined> => {
    for (let tries = 1; !isStopping; tries += 1) {
      await wait(waitBeforeMs(tries))
      if (isStopping) break
      try {
        return await start()
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        onEvent({ kind: 'failed', reason, waitMs: waitBeforeMs(tries + 1) })
      }
    }
    return undefined
  }
  const watch = async (): Promise<void> => {
    while (!isStopping) {
      await life.ended
      if (isStopping) return
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
      isStopping = true
      await life.stop()
      await watching
      // A start that was under way when we were told to stop has made a new life.
      await life.stop()
    },
  }
}
