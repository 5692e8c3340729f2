// Times of one day in Lagos, for a journey whose acts belong to the day they are done on.
import { untilOneDay } from '@sabimark/domain/words/one-day.ts'
import { pause } from '../kill/patience.ts'

/** Waits for such a moment; answers how long that took, so that the journey has as much more time. */
export async function withinOneDay(
  span: Parameters<typeof untilOneDay>[1],
  grant: (ms: number) => void,
): Promise<void> {
  const ms = untilOneDay(new Date(), span)
  grant(ms)
  await pause(ms)
}
