import type { Tx } from '../../platform/database/tenant.ts'
import { type ReadLog, type ReadTo, selectLogs, selectTails, type WatchedAttempt } from './board.db.ts'
import { type ToldByLog, toldAfter, toldByLog } from './told-by-log.ts'

/**
 * Up to where one log was read, and for which attempt. `stored`: how many moves were read; `hasSubmit`: what follows a submit may not count.
 */
type Known = ReadTo & { attempt: WatchedAttempt; stored: number; hasSubmit: boolean }

/** Reads what the logs of these attempts, by student, tell, by attempt: of one that has not grown it is the same object. */
export type WatchedLogs = (
  tx: Tx,
  attempts: ReadonlyMap<string, WatchedAttempt>,
) => Promise<ReadonlyMap<string, ToldByLog>>

/**
 * Of a log that has grown reads what has come since: nearly always an answer on its newest page. One that has grown in any other way, or
 * by another count than was read, is read whole.
 */
export function watchLogs(): WatchedLogs {
  const known = new Map<string, Known>()
  const told = new Map<string, ToldByLog>()
  const keep = (one: Known, tells: ToldByLog) => {
    known.set(one.attemptId, one)
    told.set(one.attemptId, tells)
  }
  return async (tx, attempts) => {
    const [grown, whole]: [Known[], Map<string, WatchedAttempt>] = [[], new Map()]
    for (const attempt of attempts.values()) {
      const { attemptId, stored, liveEpoch } = attempt
      const one = known.get(attemptId)
      if (one?.attempt === attempt) continue
      if (one?.epoch === liveEpoch && one.stored === stored) known.set(attemptId, { ...one, attempt })
      else if (one?.epoch === liveEpoch && !one.hasSubmit && one.stored < stored) grown.push({ ...one, attempt })
      else whole.set(attemptId, attempt)
    }
    const tails = grown.length > 0 ? await selectTails(tx, grown) : new Map<string, ReadLog['moves']>()
    for (const one of grown) {
      const { attemptId, attempt } = one
      const moves = tails.get(attemptId) ?? []
      const before = told.get(attemptId)
      const tells = before && one.stored + moves.length === attempt.stored ? toldAfter(before, moves) : undefined
      const [, seq = 0] = moves.at(-1) ?? []
      if (tells) keep({ ...one, seq, stored: attempt.stored }, tells)
      else whole.set(attemptId, attempt)
    }
    for (const log of whole.size > 0 ? await selectLogs(tx, [...whole.keys()]) : []) {
      const attempt = whole.get(log.attemptId)
      if (attempt) keep(knownOf(log, attempt), toldByLog(log))
    }
    if (known.size > attempts.size) {
      const here = new Set([...attempts.values()].map(({ attemptId }) => attemptId))
      for (const id of known.keys()) if (!here.has(id)) known.delete(id) && told.delete(id)
    }
    return told
  }
}

function knownOf({ attemptId, moves }: ReadLog, attempt: WatchedAttempt): Known {
  const { liveEpoch } = attempt
  return {
    ...{ attemptId, attempt, epoch: liveEpoch, stored: moves.length },
    seq: moves.reduce((most, [epoch, seq]) => (epoch === liveEpoch ? Math.max(most, seq) : most), 0),
    hasSubmit: moves.some(([, , kind]) => kind === 'submit'),
  }
}
