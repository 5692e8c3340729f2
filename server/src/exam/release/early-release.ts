/**
 * What is said of a day on which scores are released, where no door of the exam is open yet by then; nothing otherwise. It is not refused: it can be
 * put right until somebody has handed in.
 */
export function earlyReleaseEffects(at: Date | null, sittings: readonly { opensAt: Date }[]): string[] {
  const isEarly = at !== null && sittings.every(({ opensAt }) => opensAt > at)
  return isEarly ? ['That is before the doors open: each score is shown as soon as it is there.'] : []
}

/** The same where an exam is moved behind its day. */
export function movedBehindRelease(at: Date | null, sittings: readonly { opensAt: Date }[]): string[] {
  return earlyReleaseEffects(at, sittings).length === 0
    ? []
    : ['Scores are shown from a day that is now before the doors open: choose it again.']
}
