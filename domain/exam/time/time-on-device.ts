/** A candidate's time as it is sealed with the paper, in milliseconds, and the doors. */
export type SealedTime = { durationMs: number; extraMs: number; opensAt: Date; closesAt: Date }

/**
 * How long an attempt is that begins on a device without the server, in milliseconds: its duration, cut by the close as at the server
 * (`deadlineWith`), and extra time beyond either. `now` is the device's clock, put right by what the server's was when the paper was
 * fetched; null, or a moment when the doors are shut: nobody is cut by a clock that cannot be right, and the first contact says what there is.
 */
export function timeOnDevice({ durationMs, extraMs, opensAt, closesAt }: SealedTime, now: Date | null): number {
  const isPlausible = now !== null && now >= opensAt && now < closesAt
  return (isPlausible ? Math.min(durationMs, closesAt.getTime() - now.getTime()) : durationMs) + extraMs
}
