import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadFigures } from './figures.ts'
import type { Done, Order } from './messages.ts'

/** The load generator, seen from the bench. */
export type Load = {
  /** Gives an order and waits until it is done; throws when anything was answered otherwise than expected. */
  tell(order: Order): Promise<void>
  /** As `tell`, for orders that measure. */
  measure(order: Order): Promise<LoadFigures>
  /** As `measure`, for orders that measure two things at once. */
  measureBoth(order: Order): Promise<[LoadFigures, LoadFigures]>
  stop(): Promise<void>
}

const entry = fileURLToPath(new URL('load.ts', import.meta.url))

export function startLoad(): Load {
  const child = fork(entry, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const gone = once(child, 'exit')
  const give = async (order: Order) => {
    child.send(order)
    const [message]: Done[] = await Promise.race([
      once(child, 'message'),
      gone.then(([code]) => [{ kind: 'failed', reason: `The load generator ended with ${code}.` } as const]),
    ])
    if (message?.kind !== 'done') throw new Error(message?.reason ?? 'The load generator said nothing.')
    return message
  }
  const first = ({ figures }: Awaited<ReturnType<typeof give>>): LoadFigures => {
    if (!figures) throw new Error('The load generator measured nothing.')
    return figures
  }
  return {
    tell: async (order) => void (await give(order)),
    measure: async (order) => first(await give(order)),
    measureBoth: async (order) => {
      const done = await give(order)
      if (!done.beside) throw new Error('The load generator measured one thing only.')
      return [first(done), done.beside]
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}
