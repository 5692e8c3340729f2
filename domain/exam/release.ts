import { graceMs } from './grace.ts'

/** When candidates see their result; the specification's `showResults`. */
export const releaseRules = ['immediate', 'after_exam', 'manual'] as const

export type ReleaseRule = (typeof releaseRules)[number]

/**
 * Whether a part of the result is shown now, and from when: `null` when it depends on nothing (immediate) or on a
 * person (manual).
 */
export type Showing = { shown: boolean; at: Date | null }

/**
 * `releasedAt`: when staff released it by hand, if they did. `lastEndsAt`: the last moment somebody can work on the
 * exam, which is the latest closing time of all its sittings, or the deadline of an attempt that runs beyond it.
 */
export type ReleaseFacts = { rule: ReleaseRule; releasedAt: Date | null; lastEndsAt: Date; now: Date }

/**
 * What a candidate may see of a marked attempt. The score follows the school's rule: at once, when the exam is over, or
 * when staff release it. The questions with the candidate's own answers are shown at once only where the score is, and
 * otherwise when the exam is over: whoever finishes first does not carry the paper out. Which answers were right is never
 * shown before the exam is over, and never before the score.
 * Over is the last end and the grace behind it: until then an answer still counts unasked, whatever time it says it was
 * given at, so a key that was already open could be sent as answers. What comes later waits for staff.
 */
export function whatMayBeShown(facts: ReleaseFacts): { score: Showing; questions: Showing; answers: Showing } {
  const overAt = new Date(facts.lastEndsAt.getTime() + graceMs)
  const score = scoreShowing(facts, overAt)
  return {
    score,
    questions: facts.rule === 'immediate' ? { shown: true, at: null } : { shown: overAt <= facts.now, at: overAt },
    answers: { shown: score.shown && overAt <= facts.now, at: answersAt(facts, overAt) },
  }
}

function scoreShowing({ rule, releasedAt, now }: ReleaseFacts, overAt: Date): Showing {
  if (rule === 'immediate') return { shown: true, at: null }
  if (rule === 'after_exam') return { shown: overAt <= now, at: overAt }
  return { shown: releasedAt !== null && releasedAt <= now, at: releasedAt }
}

function answersAt({ rule, releasedAt }: ReleaseFacts, overAt: Date): Date | null {
  if (rule !== 'manual') return overAt
  if (releasedAt === null) return null
  return releasedAt > overAt ? releasedAt : overAt
}
