import type { Homes } from '../../platform/database/homes.ts'
import { type Hints, type HintsOptions, listenForHints } from './hints.ts'

/** How often it is looked which nodes hold groups. */
const lookEveryMs = 10_000

/** Listens at every node that holds a group: what a school says is heard where its rows are, and nowhere else. */
export function listenAtHomes(homes: Homes, options: Omit<HintsOptions, 'connect'>): Hints {
  const listening = new Map<string, Hints>()
  let timer: NodeJS.Timeout | undefined
  let hasBegun = false
  let isStopped = false

  const look = async () => {
    try {
      const all = await homes.all()
      const nodes = new Map(all.filter(({ group }) => group !== null).map((home) => [home.node, home]))
      for (const [node, { alone }] of nodes) {
        if (listening.has(node) || isStopped) continue
        const hints = listenForHints({ ...options, connect: alone })
        listening.set(node, hints)
        hints.begin()
      }
      for (const [node, hints] of listening)
        if (!nodes.has(node)) {
          listening.delete(node)
          void hints.stop()
        }
    } catch (error) {
      options.onLost(error)
    }
    if (!isStopped) timer = setTimeout(look, lookEveryMs).unref()
  }
  return {
    begin: () => {
      if (hasBegun || isStopped) return
      hasBegun = true
      void look()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await Promise.all([...listening.values()].map((hints) => hints.stop()))
    },
  }
}
