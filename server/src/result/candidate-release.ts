import { type Showing, whatMayBeShown } from '@sabimark/domain/exam/release.ts'
import type { ResultRow } from './result.db.ts'

type Facts = Pick<ResultRow, 'releaseRule' | 'releasedAt' | 'lastEndsAt' | 'lateDecision'>

/**
 * What the candidate may see now. While late answers wait for a decision nothing is shown: they count already, so who saw
 * the score move could send answers one by one and read the key from it.
 */
export function candidateRelease(row: Facts, now: Date): { score: Showing; answers: Showing } {
  const { releaseRule: rule, releasedAt, lastEndsAt } = row
  if (row.lateDecision === 'pending') {
    return { score: { shown: false, at: null }, answers: { shown: false, at: null } }
  }
  return whatMayBeShown({ rule, releasedAt, lastEndsAt, now })
}

/** As it crosses the wire. */
export function asRelease({ shown, at }: Showing) {
  return { shown, at: at?.toISOString() ?? null }
}
