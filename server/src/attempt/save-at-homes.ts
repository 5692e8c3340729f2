import { mayHaveMoved } from '../platform/database/at-home.ts'
import { againIfGaveWay } from '../platform/database/busy.ts'
import { homesBehind } from '../platform/database/citus-homes.ts'
import type { Homes } from '../platform/database/homes.ts'
import type { Pools } from '../platform/database/pools.ts'
import { refuse } from '../platform/http/refused.ts'
import { type Save, type SaveVerdict, saveEvents, saveEventsAtHome } from './save-events.db.ts'
import { saveFailure } from './save-failure.ts'
import { createSaveQueue, type SaveQueue } from './save-queue.ts'

/** The queue of all saves; where schools are spread over several databases, one for each group, which waits for no other. */
export function createSaves(pools: Pick<Pools, 'app' | 'saves'>): SaveQueue {
  const here = createSaveQueue({ save: (batch) => saveEvents(pools.saves, batch) })
  const homes = homesBehind(pools.app)
  return homes ? atHomes(homes, here) : here
}

function atHomes(homes: Homes, here: SaveQueue): SaveQueue {
  const queues = new Map<string, SaveQueue>()
  const queueOf = (group: string): SaveQueue => {
    const known = queues.get(group) ?? createSaveQueue({ save: (batch) => saveAtHome(homes, batch) })
    queues.set(group, known)
    return known
  }
  return {
    push: async (save) => {
      const home = await homes.of(save.schoolId).catch((error: unknown) => {
        if (saveFailure(error) === 'fault') throw error
        return null
      })
      if (home === null) return refuse('UNAVAILABLE')
      return await (home?.group ? queueOf(home.group) : here).push(save)
    },
  }
}

/** A batch of one group, wherever that is by now. */
async function saveAtHome(homes: Homes, batch: readonly Save[]): Promise<SaveVerdict[]> {
  const [first] = batch
  if (!first) return []
  return await againIfGaveWay(async () => {
    const home = await homes.of(first.schoolId)
    if (!home) throw new Error('A group has no home.')
    try {
      return await saveEventsAtHome(home, batch)
    } catch (error) {
      if (mayHaveMoved(error)) homes.forget(first.schoolId)
      throw error
    }
  })
}
