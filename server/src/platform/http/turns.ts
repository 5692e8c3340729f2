import { asError, refuse } from './refused.ts'

/** Runs a piece of work when it is its turn; throws UNAVAILABLE, with nothing done, when too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

export type TurnLimits = { mostAtOnce: number; mostWaiting: number }

/** Lets so many pieces of work run at the same time; so many others wait in the order they came. */
export function createTurns(limits: TurnLimits): InTurn {
  return createTwoLines(limits, { mostWaiting: 0, oneAfter: 0 }).main
}

/**
 * Two lines before the same places: while both wait, one of the side line goes after every `oneAfter` of the main one.
 * However long the side line is, it takes no more of the main line's time, and no place in it.
 */
export function createTwoLines(
  { mostAtOnce, mostWaiting }: TurnLimits,
  side: { mostWaiting: number; oneAfter: number },
): { main: InTurn; side: InTurn } {
  const mainLine: Array<() => void> = []
  const sideLine: Array<() => void> = []
  let running = 0
  let mainSinceSide = 0
  const takeNext = () => {
    if (mainLine.length > 0 && (sideLine.length === 0 || mainSinceSide < side.oneAfter)) {
      mainSinceSide += 1
      return mainLine.shift()
    }
    mainSinceSide = 0
    return sideLine.shift()
  }
  const turnsOf =
    (line: Array<() => void>, most: number): InTurn =>
    async (work) => {
      if (running < mostAtOnce) running += 1
      else if (line.length >= most) throw asError(refuse('UNAVAILABLE'))
      // Whoever ends hands the place on, so that nobody who comes later slips in between.
      else await new Promise<void>((resolve) => line.push(resolve))
      try {
        return await work()
      } finally {
        const next = takeNext()
        if (next) next()
        else running -= 1
      }
    }
  return { main: turnsOf(mainLine, mostWaiting), side: turnsOf(sideLine, side.mostWaiting) }
}

/** As createTurns, for each name by itself. A name is forgotten when nothing of it runs or waits. */
export function createTurnsByName(limits: TurnLimits): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const named = new Map<string, { inTurn: InTurn; length: number }>()
  return async (name, work) => {
    const turns = named.get(name) ?? { inTurn: createTurns(limits), length: 0 }
    named.set(name, turns)
    turns.length += 1
    try {
      return await turns.inTurn(work)
    } finally {
      turns.length -= 1
      if (turns.length === 0) named.delete(name)
    }
  }
}
