import { inSchool } from '../platform/database/tenant.ts'
import type { Services } from '../platform/process/services.ts'
import { markAttempts } from './mark-attempts.ts'

/** An attempt that was just handed in. */
export type Unmarked = { schoolId: string; attemptId: string }

export type MarkingQueue = { soon(attempt: Unmarked): void }

const mostInBatch = 32

/**
 * Marks what was just handed in at once, a batch of one school a transaction. It promises nothing: each attempt also
 * stands in the queue of due work, which does what this did not come to.
 */
export function createMarkingQueue({
  pools,
  log,
  wakeJobs,
}: Pick<Services, 'pools' | 'log' | 'wakeJobs'>): MarkingQueue {
  const waiting = new Map<string, string[]>()
  let isRunning = false

  const run = async () => {
    for (const [schoolId, attemptIds] of waiting) {
      const batch = attemptIds.splice(0, mostInBatch)
      if (attemptIds.length === 0) waiting.delete(schoolId)
      try {
        await inSchool(pools.app, { schoolId }, (tx) => markAttempts(tx, batch, 'handed in'))
      } catch (error) {
        log.error({ err: error, attempts: batch.length }, 'marking at once failed; the queue does it')
        wakeJobs()
      }
    }
  }
  const runAll = async () => {
    isRunning = true
    while (waiting.size > 0) await run()
    isRunning = false
  }
  return {
    soon: ({ schoolId, attemptId }) => {
      const list = waiting.get(schoolId)
      if (list) list.push(attemptId)
      else waiting.set(schoolId, [attemptId])
      if (!isRunning) setImmediate(() => !isRunning && void runAll())
    },
  }
}
