/** When candidates may start. The opening instant belongs to it, the closing instant does not. */
export type SittingWindow = { opensAt: Date; closesAt: Date }

export type SittingPhase = 'not_open' | 'open' | 'closed'

/** Where a sitting stands now; starting asks this, never the stored status of the exam. */
export function sittingPhase({ opensAt, closesAt }: SittingWindow, now: Date): SittingPhase {
  if (closesAt <= now) return 'closed'
  return opensAt <= now ? 'open' : 'not_open'
}

/**
 * Whole minutes there are for who starts as the doors open, where they close before the duration is over; null where
 * there is time enough.
 */
export function minutesCutTo({ opensAt, closesAt, durationMinutes }: SittingWindow & { durationMinutes: number }) {
  const minutes = Math.floor((closesAt.getTime() - opensAt.getTime()) / 60_000)
  return minutes < durationMinutes ? Math.max(0, minutes) : null
}

export type AttemptTimes = { startedAt: Date; durationMinutes: number; closesAt: Date }

/** When an attempt ends as it begins: its duration later, or at the sitting's close, whichever is first. */
export function deadlineOf({ startedAt, durationMinutes, closesAt }: AttemptTimes): Date {
  const byDuration = startedAt.getTime() + durationMinutes * 60_000
  return new Date(Math.min(byDuration, closesAt.getTime()))
}
