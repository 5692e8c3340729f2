// Times of one day in Lagos, for a journey whose acts belong to the day they are done on.
import { lagosDate, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import { pause } from '../kill/patience.ts'

/** How long to wait so that what is so much earlier and what is so much later than then are of the same day; mostly not at all. */
export function untilOneDay(now: Date, { earlierMs, laterMs }: { earlierMs: number; laterMs: number }): number {
  const dayOf = (ms: number) => lagosDate(new Date(now.getTime() + ms))
  if (dayOf(-earlierMs) === dayOf(laterMs)) return 0
  const midnight = lagosInstant(dayOf(laterMs), '00:00') ?? now
  return midnight.getTime() + earlierMs - now.getTime()
}

/** Waits for such a moment; answers how long that took, so that the journey has as much more time. */
export async function withinOneDay(
  span: Parameters<typeof untilOneDay>[1],
  grant: (ms: number) => void,
): Promise<void> {
  const ms = untilOneDay(new Date(), span)
  grant(ms)
  await pause(ms)
}
