import type { Tx } from '../../platform/database/tenant.ts'
import { type ReadLog, type ReadTo, selectLogs, selectTails, type WatchedAttempt } from './board.db.ts'
import { type ToldByLog, toldAfter, toldByLog } from './told-by-log.ts'
import type { Touched } from './touched.ts'

/** Up to where one log was read. `stored`: how many moves were read; `hasSubmit`: what follows a submit may not count. */
type Known = ReadTo & { stored: number; hasSubmit: boolean }

/** Reads what the logs of these attempts, by student, tell, by attempt: of one that has not grown it is the same object. */
export type WatchedLogs = (
  tx: Tx,
  attempts: ReadonlyMap<string, WatchedAttempt>,
  touched: Touched,
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
  return async (tx, attempts, touched) => {
    const here = new Map<string, WatchedAttempt>()
    const [grown, whole]: [Known[], Set<string>] = [[], new Set()]
    for (const studentId of touched.all ? attempts.keys() : touched.students) {
      const attempt = attempts.get(studentId)
      if (!attempt) continue
      const { attemptId, stored, liveEpoch } = attempt
      here.set(attemptId, attempt)
      const one = known.get(attemptId)
      if (one?.epoch === liveEpoch && one.stored === stored) continue
      if (one?.epoch === liveEpoch && !one.hasSubmit && one.stored < stored) grown.push(one)
      else whole.add(attemptId)
    }
    const tails = grown.length > 0 ? await selectTails(tx, grown) : new Map<string, ReadLog['moves']>()
    for (const one of grown) {
      const { attemptId } = one
      const moves = tails.get(attemptId) ?? []
      const stored = here.get(attemptId)?.stored ?? 0
      const before = told.get(attemptId)
      const tells = before && one.stored + moves.length === stored ? toldAfter(before, moves) : undefined
      const [, seq = 0] = moves.at(-1) ?? []
      if (tells) keep({ ...one, seq, stored }, tells)
      else whole.add(attemptId)
    }
    for (const log of whole.size > 0 ? await selectLogs(tx, [...whole]) : [])
      keep(knownOf(log, here.get(log.attemptId)?.liveEpoch ?? 0), toldByLog(log))
    if (known.size > attempts.size) {
      const all = new Set([...attempts.values()].map(({ attemptId }) => attemptId))
      for (const id of known.keys()) if (!all.has(id)) known.delete(id) && told.delete(id)
    }
    return told
  }
}

function knownOf({ attemptId, moves }: ReadLog, liveEpoch: number): Known {
  return {
    ...{ attemptId, epoch: liveEpoch, stored: moves.length },
    seq: moves.reduce((most, [epoch, seq]) => (epoch === liveEpoch ? Math.max(most, seq) : most), 0),
    hasSubmit: moves.some(([, , kind]) => kind === 'submit'),
  }
}
