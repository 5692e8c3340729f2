import { overAt, type RightAnswersFacts, rightAnswersFrom } from '../right-answers.ts'

/** When candidates see their result; the specification's `showResults`. */
export const releaseRules = ['immediate', 'after_exam', 'manual'] as const

export type ReleaseRule = (typeof releaseRules)[number]

/**
 * Whether a part of the result is shown now, and from when: `null` when it depends on nothing (immediate) or on a
 * person (manual).
 */
export type Showing = { shown: boolean; at: Date | null }

/** `waitsForDevices`: the exam is over, but devices are silent; `at` is then the latest moment. */
export type AnswersShowing = Showing & { waitsForDevices: boolean }

/**
 * `releasedAt`: when the score was released by hand or on its day, if it was; `releaseAt`: the day, where there is one. `lastEndsAt`:
 * see RightAnswersFacts.
 */
export type ScoreFacts = Pick<RightAnswersFacts, 'lastEndsAt'> & {
  rule: ReleaseRule
  releasedAt: Date | null
  releaseAt?: Date | null
  now: Date
}

/** Whether a candidate sees the score: at once, when the exam is over, or when staff release it. */
export function scoreShowing({ rule, releasedAt, now, ...facts }: ScoreFacts): Showing {
  if (rule === 'immediate') return { shown: true, at: null }
  if (rule === 'manual') {
    return { shown: releasedAt !== null && releasedAt <= now, at: releasedAt ?? dayAhead({ ...facts, now }) }
  }
  const over = overAt(facts)
  return { shown: over <= now, at: over }
}

/**
 * Whether a candidate sees the questions with the own answers: at once only where the score is, and otherwise when the
 * exam is over: whoever finishes first does not carry the paper out.
 */
export function questionsShowing({ rule, lastEndsAt, now }: Pick<ScoreFacts, 'rule' | 'lastEndsAt' | 'now'>): Showing {
  if (rule === 'immediate') return { shown: true, at: null }
  const over = overAt({ lastEndsAt })
  return { shown: over <= now, at: over }
}

/**
 * Whether a candidate sees which answers were right: never before the score, and never while anything that was given
 * with the key in hand could count unasked. Before the exam is over `at` is the earliest moment.
 */
export function answersShowing(facts: ScoreFacts & RightAnswersFacts): AnswersShowing {
  const { rule, releasedAt, now } = facts
  const [over, from] = [overAt(facts), rightAnswersFrom(facts)]
  const waitsForDevices = over <= now && from > now
  const shown = scoreShowing(facts).shown && from <= now
  const released = releasedAt ?? dayAhead(facts)
  if (rule === 'manual' && released === null) return { shown, at: null, waitsForDevices }
  const at = over <= now ? from : over
  return { shown, at: rule === 'manual' && released !== null && released > at ? released : at, waitsForDevices }
}

/** The day on which scores are to be shown; once it has come it is for the clock, or a person, to release them. */
function dayAhead({ releaseAt, now }: Pick<ScoreFacts, 'releaseAt' | 'now'>): Date | null {
  return releaseAt && releaseAt > now ? releaseAt : null
}
