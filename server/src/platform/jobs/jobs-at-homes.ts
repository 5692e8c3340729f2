import type { Home, Homes } from '../database/homes.ts'
import type { Jobs } from './due-work.ts'

/** How often it is looked where the groups are, and whether there is one more. */
const lookEveryMs = 5_000

/** Due work of every home: each has loops of its own, so that a node that is lost holds up no other's work. */
export function startJobsAtHomes(
  homes: Homes,
  { start, onFailure }: { start: (home: Home) => Jobs; onFailure: (error: unknown) => void },
): Jobs {
  const running = new Map<string | null, Jobs>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    try {
      for (const home of await homes.all())
        if (!running.has(home.group) && !isStopped) running.set(home.group, start(home))
    } catch (error) {
      onFailure(error)
    }
    if (!isStopped) timer = setTimeout(look, lookEveryMs)
  }
  void look()
  return {
    wake: () => {
      for (const jobs of running.values()) jobs.wake()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await Promise.all([...running.values()].map((jobs) => jobs.stop()))
    },
  }
}
