/** Everything that has to be closed, in the order it was opened. */
export type Ending = {
  /** `withinMs`: a part with a time of its own; the others share one. */
  add(name: string, close: () => Promise<unknown>, options?: { withinMs?: number }): void
  /** Closes the last opened first, then ends the process. Later calls wait for the first. */
  end(exitCode: number): Promise<never>
  readonly isEnding: boolean
}

type EndingOptions = {
  onFailure: (name: string, error: unknown) => void
  exit?: (code: number) => never
  sharedMs?: number
}

/**
 * What is under way gets longer than any statement may take (pools.ts), a worker less than the first process, which
 * waits for it. The database comes last with a time of its own (embedded-patience.ts), so that a caller who sends no
 * more or a mail server that is silent cannot take it away. All of it together is less than service managers wait:
 * systemd 90 s.
 */
export const sharedMs = 30_000
export const workerSharedMs = 25_000

/** One way out for signals, failures and a lost lock; a part that cannot be closed does not keep the others open. */
export function createEnding(options: EndingOptions): Ending {
  const { onFailure, exit = process.exit } = options
  const parts: Array<{ name: string; close: () => Promise<unknown>; withinMs: number | undefined }> = []
  let ended: Promise<never> | undefined

  const closeAll = async (exitCode: number): Promise<never> => {
    let isWhole = true
    let sharedLeftMs = options.sharedMs ?? sharedMs
    for (let part = parts.pop(); part; part = parts.pop()) {
      const began = performance.now()
      try {
        await within(part.withinMs ?? sharedLeftMs, part.close())
      } catch (error) {
        isWhole = false
        onFailure(part.name, error)
      }
      if (part.withinMs === undefined) sharedLeftMs -= performance.now() - began
    }
    return exit(isWhole ? exitCode : exitCode || 1)
  }
  return {
    add: (name, close, { withinMs } = {}) => {
      parts.push({ name, close, withinMs })
    },
    end: (exitCode) => {
      ended ??= closeAll(exitCode)
      return ended
    },
    get isEnding() {
      return ended !== undefined
    },
  }
}

async function within(ms: number, closed: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('still open when its time was up')), Math.max(0, ms))
  try {
    await Promise.race([closed, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
