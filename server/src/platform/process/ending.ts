/** Everything that has to be closed, in the order it was opened. */
export type Ending = {
  add(name: string, close: () => Promise<unknown>): void
  /** Closes the last opened first, then ends the process. Later calls wait for the first. */
  end(exitCode: number): Promise<never>
  readonly isEnding: boolean
}

type EndingOptions = {
  onFailure: (name: string, error: unknown) => void
  exit?: (code: number) => never
  patienceMs?: number
}

/** One way out for signals, failures and a lost lock; a part that cannot be closed does not keep the others open. */
export function createEnding({ onFailure, exit = process.exit, patienceMs = 60_000 }: EndingOptions): Ending {
  const parts: Array<{ name: string; close: () => Promise<unknown> }> = []
  let ended: Promise<never> | undefined

  const closeAll = async (exitCode: number): Promise<never> => {
    // Whatever hangs must not keep a service manager waiting for ever; the database survives a hard end.
    const giveUp = setTimeout(() => exit(1), patienceMs).unref()
    for (let part = parts.pop(); part; part = parts.pop()) {
      try {
        await part.close()
      } catch (error) {
        onFailure(part.name, error)
      }
    }
    clearTimeout(giveUp)
    return exit(exitCode)
  }
  return {
    add: (name, close) => {
      parts.push({ name, close })
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
