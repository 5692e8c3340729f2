/** When candidates may start. The opening instant belongs to it, the closing instant does not. */
export type SittingWindow = { opensAt: Date; closesAt: Date }

export type SittingPhase = 'not_open' | 'open' | 'closed'

/** Where a sitting stands now; starting asks this, never the stored status of the exam. */
export function sittingPhase({ opensAt, closesAt }: SittingWindow, now: Date): SittingPhase {
  if (closesAt <= now) return 'closed'
  return opensAt <= now ? 'open' : 'not_open'
}

/** `extraMs` is the extra time given to this candidate, 0 for none. */
export type AttemptTimes = { startedAt: Date; durationMinutes: number; extraMs: number; closesAt: Date }

/** When an attempt ends: start, duration and extra time, or the sitting's close, whichever is first. */
export function deadlineOf({ startedAt, durationMinutes, extraMs, closesAt }: AttemptTimes): Date {
  const byDuration = startedAt.getTime() + durationMinutes * 60_000 + extraMs
  return new Date(Math.min(byDuration, closesAt.getTime()))
}
