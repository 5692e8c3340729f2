/** Runs a piece of work when it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many pieces of work run at the same time; the others wait in the order they came. */
export function createTurns(mostAtOnce: number): InTurn {
  const waiting: Array<() => void> = []
  let running = 0
  return async (work) => {
    if (running < mostAtOnce) running += 1
    // Whoever ends hands the place on, so that nobody who comes later slips in between.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
