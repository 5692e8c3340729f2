import type { Tx } from '../../platform/database/tenant.ts'
import { type ReadLog, type ReadTo, selectLogs, selectTails, type WatchedAttempt } from './board.db.ts'
import { type ToldByLog, toldAfter, toldByLog } from './told-by-log.ts'

/** What is known of one log. `stored`: how many moves were read; `hasSubmit`: what follows a submit may not count. */
type Known = ReadTo & { stored: number; hasSubmit: boolean; told: ToldByLog }

/** Reads what the logs of these attempts tell, by attempt. */
export type WatchedLogs = (tx: Tx, attempts: readonly WatchedAttempt[]) => Promise<ReadonlyMap<string, ToldByLog>>

/**
 * Of a log that has grown reads what has come since: nearly always an answer on its newest page. One that has grown in any other way, or
 * by another count than was read, is read whole.
 */
export function watchLogs(): WatchedLogs {
  let logs = new Map<string, Known>()
  return async (tx, attempts) => {
    const next = new Map<string, Known>()
    const grown: { known: Known; by: number }[] = []
    for (const { attemptId, stored, liveEpoch } of attempts) {
      const known = logs.get(attemptId)
      if (known?.epoch !== liveEpoch) continue
      if (known.stored === stored) next.set(attemptId, known)
      else if (!known.hasSubmit) grown.push({ known, by: stored - known.stored })
    }
    const readTo = grown.map(({ known: { attemptId, epoch, seq } }) => ({ attemptId, epoch, seq }))
    const tails = new Map(
      readTo.length > 0 ? (await selectTails(tx, readTo)).map(({ attemptId, moves }) => [attemptId, moves]) : [],
    )
    for (const { known, by } of grown) {
      const moves = tails.get(known.attemptId) ?? []
      const told = moves.length === by ? toldAfter(known.told, moves) : undefined
      const [, seq = 0] = moves.at(-1) ?? []
      if (told) next.set(known.attemptId, { ...known, seq, stored: known.stored + by, told })
    }
    const others = attempts.filter(({ attemptId }) => !next.has(attemptId))
    const whole =
      others.length > 0
        ? await selectLogs(
            tx,
            others.map(({ attemptId }) => attemptId),
          )
        : []
    const epochOf = new Map(others.map(({ attemptId, liveEpoch }) => [attemptId, liveEpoch]))
    for (const log of whole) next.set(log.attemptId, knownOf(log, epochOf.get(log.attemptId) ?? 0))
    logs = next
    return new Map([...next].map(([attemptId, { told }]) => [attemptId, told]))
  }
}

function knownOf(log: ReadLog, liveEpoch: number): Known {
  const { attemptId, moves } = log
  return {
    ...{ attemptId, epoch: liveEpoch, stored: moves.length, told: toldByLog(log) },
    seq: moves.reduce((most, [epoch, seq]) => (epoch === liveEpoch ? Math.max(most, seq) : most), 0),
    hasSubmit: moves.some(([, , kind]) => kind === 'submit'),
  }
}
