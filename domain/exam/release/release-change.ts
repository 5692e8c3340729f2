import { formatLagos } from '../../words/lagos-time.ts'
import { type ReleaseRule, releaseRules, scoreShowing } from './release.ts'

/** When staff let candidates see their scores: by a rule, or from a day and time on. */
export const releaseChoices = [...releaseRules, 'at_date'] as const
export type ReleaseChoice = (typeof releaseChoices)[number]

/** `at` with `at_date` alone: until then the sitting is as if it waited for a person. */
export type Release = { choice: ReleaseChoice; at: Date | null }

export type ReleaseChangeFacts = {
  sittings: readonly { rule: ReleaseRule; releasedAt: Date | null }[]
  lastEndsAt: Date
  submittedCount: number
  now: Date
}

/**
 * Why the release of scores cannot be changed to this, or null. What candidates see is never taken from them again; and a score
 * "as soon as they hand in" comes too late for whoever has. Right answers wait for the exam to be over, whatever is chosen.
 */
export function releaseChangeProblem(
  { choice, at }: Release,
  { sittings, lastEndsAt, submittedCount, now }: ReleaseChangeFacts,
): 'RESULTS_SHOWN' | 'HANDED_IN' | 'RELEASE_TIME_PAST' | null {
  const isOut = sittings.some(({ rule, releasedAt }) => scoreShowing({ rule, releasedAt, lastEndsAt, now }).shown)
  // Without a paper there is no score that anybody could have seen: a day before the doors opened can be put right.
  if (isOut && submittedCount > 0) return 'RESULTS_SHOWN'
  if (choice === 'immediate' && submittedCount > 0) return 'HANDED_IN'
  return choice === 'at_date' && (at === null || at <= now) ? 'RELEASE_TIME_PAST' : null
}

const words: Readonly<Record<ReleaseRule, string>> = {
  immediate: 'as soon as they hand in',
  after_exam: 'when the exam has closed',
  manual: 'when a teacher releases them',
}

/** When candidates see their scores, in the middle of a sentence. */
export function releaseText({ choice, at }: Release): string {
  if (choice !== 'at_date') return words[choice]
  return at === null ? words.manual : `from ${formatLagos(at)}`
}
