/** Where a candidate stands with a sitting, as staff see it. */
export const candidateStandings = ['not_begun', 'running', 'handed_in', 'excused', 'absent', 'on_device'] as const

export type CandidateStanding = (typeof candidateStandings)[number]

/** Who may have begun without the server: from when the doors are open, and as long as their answers are taken (`unheardUntil`). */
export type Unheard = { from: Date; until: Date }

/** `runningUntil`: the end of an attempt that is not handed in, null for none. `unheard`: null where nobody could have begun so. */
export type StandingFacts = {
  closesAt: Date
  hasBegun: boolean
  runningUntil: Date | null
  isExcused: boolean
  unheard: Unheard | null
}

/**
 * Whoever began is neither excused nor absent; whose time is over has handed in, whether or not the closing job has seen it. Who
 * never began is absent from the close on, unless they are excused. Of who has the paper on a device and may have begun it there nobody
 * knows: they are called neither writing nor absent before their answers are taken no more.
 */
export function candidateStanding(
  { closesAt, hasBegun, runningUntil, isExcused, unheard }: StandingFacts,
  now: Date,
): CandidateStanding {
  // By their numbers: dates compared as they are take a third of what reading a hall of a thousand takes.
  if (runningUntil !== null && runningUntil.getTime() > now.getTime()) return 'running'
  if (hasBegun) return 'handed_in'
  if (isExcused) return 'excused'
  if (unheard !== null && unheard.from.getTime() <= now.getTime() && now.getTime() < unheard.until.getTime())
    return 'on_device'
  return closesAt.getTime() <= now.getTime() ? 'absent' : 'not_begun'
}

/** The first moment, in milliseconds, at which time alone makes another standing of it than at `now`; Infinity for none. */
export function standsUntilMs(
  { closesAt, hasBegun, runningUntil, isExcused, unheard }: StandingFacts,
  now: Date,
): number {
  const turns = hasBegun || isExcused ? [runningUntil] : [runningUntil, closesAt, unheard?.from, unheard?.until]
  let first = Infinity
  for (const at of turns) {
    const turnMs = at?.getTime() ?? 0
    if (turnMs > now.getTime()) first = Math.min(first, turnMs)
  }
  return first
}
