/** When candidates may start. The opening instant belongs to it, the closing instant does not. */
export type SittingWindow = { opensAt: Date; closesAt: Date }

export type SittingPhase = 'not_open' | 'open' | 'closed'

/** Where a sitting stands now; starting asks this, never the stored status of the exam. */
export function sittingPhase({ opensAt, closesAt }: SittingWindow, now: Date): SittingPhase {
  if (closesAt <= now) return 'closed'
  return opensAt <= now ? 'open' : 'not_open'
}

export type AttemptTimes = { startedAt: Date; durationMinutes: number; closesAt: Date }

/** When an attempt ends as it begins: its duration later, or at the sitting's close, whichever is first. */
export function deadlineOf({ startedAt, durationMinutes, closesAt }: AttemptTimes): Date {
  const byDuration = startedAt.getTime() + durationMinutes * 60_000
  return new Date(Math.min(byDuration, closesAt.getTime()))
}
