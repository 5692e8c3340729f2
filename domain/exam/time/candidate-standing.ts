/** Where a candidate stands with a sitting, as staff see it. */
export const candidateStandings = ['not_begun', 'running', 'handed_in', 'excused', 'absent'] as const

export type CandidateStanding = (typeof candidateStandings)[number]

/** `runningUntil`: the end of an attempt that is not handed in, null for none. */
export type StandingFacts = { closesAt: Date; hasBegun: boolean; runningUntil: Date | null; isExcused: boolean }

/**
 * Whoever began is neither excused nor absent; whose time is over has handed in, whether or not the closing job has seen it. Who
 * never began is absent from the close on, unless they are excused.
 */
export function candidateStanding(
  { closesAt, hasBegun, runningUntil, isExcused }: StandingFacts,
  now: Date,
): CandidateStanding {
  // By their numbers: dates compared as they are take a third of what reading a hall of a thousand takes.
  if (runningUntil !== null && runningUntil.getTime() > now.getTime()) return 'running'
  if (hasBegun) return 'handed_in'
  if (isExcused) return 'excused'
  return closesAt.getTime() <= now.getTime() ? 'absent' : 'not_begun'
}
