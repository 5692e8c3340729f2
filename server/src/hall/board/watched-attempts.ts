import type { Tx } from '../../platform/database/tenant.ts'
import { selectAttempts, type WatchedAttempt } from './board.db.ts'

/** Reads the newest attempt of each candidate of a sitting, by student: one that has not changed is the same object. */
export type WatchedAttempts = (tx: Tx, sittingId: string) => Promise<ReadonlyMap<string, WatchedAttempt>>

/** A database that was moved to another machine counts its transactions anew: what is left out then is this old at most. */
const usualAnewMs = 120_000

/** Reads what has changed since the last reading; now and then all of it, and then forgets what is there no more. */
export function watchAttempts(anewMs = usualAnewMs): WatchedAttempts {
  const known = new Map<string, WatchedAttempt>()
  let readTo: string | null = null
  let anewAt = 0
  return async (tx, sittingId) => {
    const isAnew = readTo === null || performance.now() >= anewAt
    const { since, attempts } = await selectAttempts(tx, sittingId, isAnew ? null : readTo)
    if (isAnew) {
      anewAt = performance.now() + anewMs
      const here = new Set(attempts.map(({ attemptId }) => attemptId))
      for (const [student, { attemptId }] of known) if (!here.has(attemptId)) known.delete(student)
    }
    for (const attempt of attempts) {
      const before = known.get(attempt.studentId)
      if (!before || (before.attemptNumber <= attempt.attemptNumber && !isSame(before, attempt)))
        known.set(attempt.studentId, attempt)
    }
    readTo = since
    return known
  }
}

const isSame = (one: WatchedAttempt, other: WatchedAttempt) =>
  one.attemptId === other.attemptId &&
  one.stored === other.stored &&
  one.liveEpoch === other.liveEpoch &&
  one.endedBy === other.endedBy &&
  one.isLate === other.isLate &&
  one.startedAt.getTime() === other.startedAt.getTime() &&
  one.deadline.getTime() === other.deadline.getTime() &&
  one.submittedAt?.getTime() === other.submittedAt?.getTime()
