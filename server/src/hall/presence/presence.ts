import type { Lane } from '@sabimark/domain/hall/light.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { Services } from '../../platform/process/services.ts'
import { type Sign, upsertPresence } from './presence.db.ts'

/** Somebody of a sitting was heard; `waiting`: how much their device says it has not sent yet, where it says so. */
export type Heard = { schoolId: string; sittingId: string; studentId: string; lane: Lane; waiting?: number }
export type NotePresence = (heard: Heard) => void

export type Presence = {
  /** Costs an entry of a map; nothing waits for it and nothing is asked of the database by it. */
  notePresence: NotePresence
  /** Writes down what was heard last, and hears no more. */
  stop(): Promise<void>
}

const flushMs = 3_000
/** What a column holds; nobody has that much unsent. */
const mostWaiting = 32_767

type Kept = Omit<Sign, 'agoMs'> & { at: number }

/**
 * Notes when candidates were heard, and writes it down a moment later, school by school. A sign that is lost is followed by the next:
 * it promises nothing, so what fails is told and forgotten.
 */
export function createPresence({ pools, log }: Pick<Services, 'pools' | 'log'>): Presence {
  let bySchool = new Map<string, Map<string, Kept>>()
  let flushing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const flush = async () => {
    const heard = bySchool
    bySchool = new Map()
    timer = undefined
    for (const [schoolId, signs] of heard) {
      await inSchool(pools.app, { schoolId }, async (tx) => {
        // From the moment the database calls now: a connection may have been waited for.
        const now = performance.now()
        const rows = [...signs.values()].map(({ at, ...sign }) => ({ ...sign, agoMs: Math.round(now - at) }))
        await upsertPresence(tx, rows)
      }).catch((error: unknown) =>
        log.warn({ err: error, candidates: signs.size }, 'when candidates were heard was not written down'),
      )
    }
  }
  // One after the other: a slow database is not asked twice at once.
  const flushSoon = () => {
    flushing = flushing.then(flush)
    return flushing
  }
  const notePresence: NotePresence = ({ schoolId, sittingId, studentId, lane, waiting }) => {
    if (isOver) return
    const ofSchool = bySchool.get(schoolId) ?? new Map<string, Kept>()
    bySchool.set(schoolId, ofSchool)
    const name = `${sittingId} ${studentId}`
    const before = ofSchool.get(name)
    const said = waiting === undefined ? (before?.waiting ?? null) : Math.min(waiting, mostWaiting)
    // Who has a socket saves by HTTP all the same.
    const by = lane === 'http' && before?.lane === 'socket' ? before.lane : lane
    ofSchool.set(name, { sittingId, studentId, lane: by, waiting: said, at: performance.now() })
    timer ??= setTimeout(() => void flushSoon(), flushMs).unref()
  }
  return {
    notePresence,
    stop: async () => {
      isOver = true
      clearTimeout(timer)
      await flushSoon()
    },
  }
}
