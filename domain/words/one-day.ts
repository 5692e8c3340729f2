import { lagosDate, lagosInstant } from './lagos-time.ts'

/**
 * How many milliseconds to wait from `now` so that what is `earlierMs` earlier and what is `laterMs` later than then are of the same day in
 * Lagos; mostly 0. For acts that belong to the day they are done on, as letting a candidate back in does.
 */
export function untilOneDay(now: Date, { earlierMs, laterMs }: { earlierMs: number; laterMs: number }): number {
  const dayOf = (ms: number) => lagosDate(new Date(now.getTime() + ms))
  if (dayOf(-earlierMs) === dayOf(laterMs)) return 0
  const midnight = lagosInstant(dayOf(laterMs), '00:00') ?? now
  return midnight.getTime() + earlierMs - now.getTime()
}
