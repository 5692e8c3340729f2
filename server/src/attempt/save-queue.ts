import { type Refused, refuse } from '../platform/http/refused.ts'
import type { Save, SaveVerdict } from './save-events.db.ts'
import { saveFailure } from './save-failure.ts'

type Decided = SaveVerdict & { verdict: Exclude<SaveVerdict['verdict'], 'BUSY'> }
export type SaveOutcome = Decided | Refused<'UNAVAILABLE'>

export type SaveQueueOptions = {
  /** Appends a batch durably; each attempt stands in it once. */
  save(batch: readonly Save[]): Promise<SaveVerdict[]>
  /** How many deliveries may wait; beyond it the device is asked to try again. */
  mostWaiting?: number
  mostInBatch?: number
  mostInFlight?: number
  /** A call that takes longer than this keeps nobody else waiting. */
  slowAfterMs?: number
  /** How long somebody else may hold an attempt before its device is asked to try again, and how often it is looked. */
  heldForMs?: number
  heldAgainMs?: number
  /** How long a delivery may wait to go by itself, once its call has failed for somebody. */
  aloneForMs?: number
}

export type SaveQueue = { push(save: Save): Promise<SaveOutcome> }

type Waiting = {
  save: Save
  resolve(outcome: SaveOutcome): void
  reject(error: unknown): void
  /** Since when it has been waiting for whoever holds its attempt; absent: nobody was seen to. */
  heldSince?: number
}
type Failed = { one: Waiting; failedAt: number }

/**
 * Gathers the deliveries of all candidates and schools into few durable calls. When nothing is under way a call leaves
 * at once, with what the same turn brought; what comes meanwhile travels together in the next. A second call leaves
 * beside the first for a full load, or when the first one takes long. Who has an attempt that somebody else holds waits
 * beside all others, and so does what goes by itself. Nothing is answered before its call has committed.
 */
export function createSaveQueue(options: SaveQueueOptions): SaveQueue {
  const { save, mostWaiting = 4000, mostInBatch = 128, mostInFlight = 2 } = options
  const { slowAfterMs = 50, heldForMs = 1_000, heldAgainMs = 50, aloneForMs = 5_000 } = options
  const waiting: Waiting[] = []
  const failed: Failed[] = []
  const attemptsInFlight = new Set<string>()
  let inFlight = 0
  let slowInFlight = 0
  let heldCount = 0
  let isOneAlone = false
  let isTurnPlanned = false

  const planTurn = () => {
    if (isTurnPlanned) return
    isTurnPlanned = true
    setImmediate(() => {
      isTurnPlanned = false
      startCalls()
    })
  }
  const mayLeave = () => {
    if (inFlight === 0) return true
    return inFlight < mostInFlight && (waiting.length >= mostInBatch || slowInFlight === inFlight)
  }
  const startCalls = () => {
    while (waiting.length > 0 && mayLeave()) {
      const batch = takeBatch()
      if (batch.length === 0) return
      void call(batch)
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
  const call = async (batch: Waiting[]): Promise<void> => {
    inFlight += 1
    let isSlow = false
    const slow = setTimeout(() => {
      isSlow = true
      slowInFlight += 1
      if (waiting.length > 0) planTurn()
    }, slowAfterMs)
    try {
      await settle(batch)
    } finally {
      clearTimeout(slow)
      if (isSlow) slowInFlight -= 1
      inFlight -= 1
      for (const one of batch) attemptsInFlight.delete(one.save.attemptId)
      if (waiting.length > 0) planTurn()
    }
  }
  const settle = async (batch: Waiting[]): Promise<void> => {
    try {
      const verdicts = await save(batch.map((one) => one.save))
      batch.forEach((one, index) => {
        const verdict = verdicts[index]
        if (!verdict) one.reject(new Error('A delivery was not answered.'))
        else if (isDecided(verdict)) one.resolve(verdict)
        else waitForHolder(one)
      })
    } catch (error) {
      settleFailure(batch, error)
    }
  }
  /** Puts a delivery back in the queue after a short wait; it leaves with the next call. */
  const waitForHolder = (one: Waiting) => {
    one.heldSince ??= performance.now()
    if (performance.now() - one.heldSince >= heldForMs) return one.resolve(refuse('UNAVAILABLE'))
    heldCount += 1
    setTimeout(() => {
      heldCount -= 1
      waiting.push(one)
      planTurn()
    }, heldAgainMs)
  }
  /** Somebody's delivery made the call fail: each goes by itself, so that only that one is told. */
  const settleFailure = (batch: Waiting[], error: unknown) => {
    const failure = saveFailure(error)
    if (failure !== 'lost' && batch.length > 1) {
      failed.push(...batch.map((one) => ({ one, failedAt: performance.now() })))
      if (!isOneAlone) void settleAlone()
      return
    }
    for (const one of batch) {
      if (failure === 'fault') one.reject(error)
      else one.resolve(refuse('UNAVAILABLE'))
    }
  }
  /** One after the other, beside the calls of those who have nothing to do with it. */
  const settleAlone = async (): Promise<void> => {
    isOneAlone = true
    for (let next = failed.shift(); next; next = failed.shift()) {
      if (performance.now() - next.failedAt < aloneForMs) await settle([next.one])
      else next.one.resolve(refuse('UNAVAILABLE'))
    }
    isOneAlone = false
  }

  return {
    push: (one) =>
      new Promise((resolve, reject) => {
        if (waiting.length + heldCount + failed.length >= mostWaiting) return resolve(refuse('UNAVAILABLE'))
        waiting.push({ save: one, resolve, reject })
        if (mayLeave()) planTurn()
      }),
  }
}

function isDecided(verdict: SaveVerdict): verdict is Decided {
  return verdict.verdict !== 'BUSY'
}
