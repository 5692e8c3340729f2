import { type Refused, refuse } from '../platform/http/refused.ts'
import type { Save, SaveVerdict } from './save-events.db.ts'
import { saveFailure } from './save-failure.ts'

export type SaveOutcome = SaveVerdict | Refused<'UNAVAILABLE'>

export type SaveQueueOptions = {
  /** Appends a batch durably; each attempt stands in it once. */
  save(batch: readonly Save[]): Promise<SaveVerdict[]>
  /** How many deliveries may wait; beyond it the device is asked to try again. */
  mostWaiting?: number
  mostInBatch?: number
  mostInFlight?: number
}

export type SaveQueue = { push(save: Save): Promise<SaveOutcome> }

type Waiting = { save: Save; resolve(outcome: SaveOutcome): void; reject(error: unknown): void }

/**
 * Gathers the deliveries of all candidates and schools into few durable calls. When nothing is under way a call leaves
 * at once, with what the same turn brought; what comes meanwhile travels together in the next. A second call leaves
 * beside the first only for a full load. Nothing is answered before its call has committed.
 */
export function createSaveQueue(options: SaveQueueOptions): SaveQueue {
  const { save, mostWaiting = 4000, mostInBatch = 128, mostInFlight = 2 } = options
  const waiting: Waiting[] = []
  const attemptsInFlight = new Set<string>()
  let inFlight = 0
  let isTurnPlanned = false

  const planTurn = () => {
    if (isTurnPlanned) return
    isTurnPlanned = true
    setImmediate(() => {
      isTurnPlanned = false
      startCalls()
    })
  }
  const startCalls = () => {
    while (waiting.length > 0 && (inFlight === 0 || (inFlight < mostInFlight && waiting.length >= mostInBatch))) {
      const batch = takeBatch()
      if (batch.length === 0) return
      inFlight += 1
      void settle(batch).finally(() => {
        inFlight -= 1
        for (const one of batch) attemptsInFlight.delete(one.save.attemptId)
        if (waiting.length > 0) planTurn()
      })
    }
  }
  /** The oldest first, one of each attempt: two tabs of one candidate go into two calls. */
  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = []
    const left: Waiting[] = []
    for (const one of waiting) {
      const isFree = batch.length < mostInBatch && !attemptsInFlight.has(one.save.attemptId)
      if (isFree) attemptsInFlight.add(one.save.attemptId)
      ;(isFree ? batch : left).push(one)
    }
    waiting.splice(0, waiting.length, ...left)
    return batch
  }
  const settle = async (batch: Waiting[]): Promise<void> => {
    try {
      const verdicts = await save(batch.map((one) => one.save))
      batch.forEach((one, index) => {
        const verdict = verdicts[index]
        if (verdict) one.resolve(verdict)
        else one.reject(new Error('A delivery was not answered.'))
      })
    } catch (error) {
      await settleAlone(batch, error)
    }
  }
  /** Somebody's delivery made the call fail: each goes by itself, so that only that one is told. */
  const settleAlone = async (batch: Waiting[], error: unknown): Promise<void> => {
    const failure = saveFailure(error)
    if (failure !== 'lost' && batch.length > 1) {
      for (const one of batch) await settle([one])
      return
    }
    for (const one of batch) {
      if (failure === 'fault') one.reject(error)
      else one.resolve(refuse('UNAVAILABLE'))
    }
  }

  return {
    push: (one) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) return resolve(refuse('UNAVAILABLE'))
        waiting.push({ save: one, resolve, reject })
        if (inFlight === 0 || waiting.length >= mostInBatch) planTurn()
      }),
  }
}
