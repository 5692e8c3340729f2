import { asError, refuse } from './http/refused.ts'

/** Runs a piece of work when it is its turn; throws UNAVAILABLE, with nothing done, when too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

export type TurnLimits = { mostAtOnce: number; mostWaiting: number }

/** Lets so many pieces of work run at the same time; so many others wait in the order they came. */
export function createTurns({ mostAtOnce, mostWaiting }: TurnLimits): InTurn {
  const waiting: Array<() => void> = []
  let running = 0
  return async (work) => {
    if (running < mostAtOnce) running += 1
    else if (waiting.length >= mostWaiting) throw asError(refuse('UNAVAILABLE'))
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
