/** When candidates see their result; the specification's `showResults`. */
export const releaseRules = ['immediate', 'after_exam', 'manual'] as const

export type ReleaseRule = (typeof releaseRules)[number]

/**
 * Whether a part of the result is shown now, and from when: `null` when it depends on nothing (immediate) or on a
 * person (manual).
 */
export type Showing = { shown: boolean; at: Date | null }

/**
 * `releasedAt`: when staff released it by hand, if they did. `lastClosesAt`: the latest closing time of all sittings
 * of the exam.
 */
export type ReleaseFacts = { rule: ReleaseRule; releasedAt: Date | null; lastClosesAt: Date; now: Date }

/**
 * What a candidate may see of a marked attempt. The score follows the school's rule: at once, when the last sitting
 * has closed, or when staff release it. Which answers were right is never shown before every sitting of the exam has
 * closed, and never before the score.
 */
export function whatMayBeShown(facts: ReleaseFacts): { score: Showing; answers: Showing } {
  const score = scoreShowing(facts)
  const isClosed = facts.lastClosesAt <= facts.now
  return { score, answers: { shown: score.shown && isClosed, at: answersAt(facts) } }
}

function scoreShowing({ rule, releasedAt, lastClosesAt, now }: ReleaseFacts): Showing {
  if (rule === 'immediate') return { shown: true, at: null }
  if (rule === 'after_exam') return { shown: lastClosesAt <= now, at: lastClosesAt }
  return { shown: releasedAt !== null && releasedAt <= now, at: releasedAt }
}

function answersAt({ rule, releasedAt, lastClosesAt }: ReleaseFacts): Date | null {
  if (rule !== 'manual') return lastClosesAt
  if (releasedAt === null) return null
  return releasedAt > lastClosesAt ? releasedAt : lastClosesAt
}
