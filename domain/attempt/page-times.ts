import type { AttemptEvent } from './event.ts'
import { batchLimit } from './outbox.ts'

/**
 * What the server holds of one page's times, in whole milliseconds since the attempt began. `ackedElapsedMs` is the
 * server's own reading when it last acknowledged something new of the page, at first when the page was opened. Nothing
 * the page reports after `ackedSeq` can have been done before `floorMs`.
 */
export type PageTimes = { ackedSeq: number; ackedElapsedMs: number; floorMs: number }

/**
 * One delivery of a page: what it says about its times, in the order of the numbers. `isPart`: more was waiting when it
 * was sent, cut off by bytes or still being typed, or somebody else sends for the page, who knows nothing of what it had
 * heard.
 */
export type DeliveryTimes = {
  sentAtMs: number
  events: readonly Pick<AttemptEvent, 'seq' | 'atMs'>[]
  isPart?: boolean | undefined
}

/** Two readings of clocks are rounded each for itself. */
export const clockSlackMs = 1_000

/** A page that was opened when so much of the attempt was gone has done nothing before. */
export function openedAt(elapsedMs: number): PageTimes {
  return { ackedSeq: 0, ackedElapsedMs: elapsedMs, floorMs: elapsedMs }
}

/**
 * Whether the times of what is new in a delivery can be true: none before what the page was acknowledged for, none
 * before the one in front of it. Every page of ours keeps to that, whatever network and clock do (the property test of
 * the torn pages says so), so who does not has written them by hand.
 */
export function areTimesPossible({ events }: DeliveryTimes, { ackedSeq, floorMs }: PageTimes): boolean {
  const times = [floorMs - clockSlackMs, ...events.filter(({ seq }) => seq > ackedSeq).map(({ atMs }) => atMs)]
  return times.every((atMs, index) => atMs >= (times[index - 1] ?? atMs))
}

/**
 * What is known of the page once a delivery was acknowledged up to `ackedSeq`:
 *  - a page sends all it has, so what follows was done after it sent this. Nobody sends later than it arrives, whatever
 *    clock it goes by; and who goes on with the very next number has heard of the acknowledgement before, so it sent this
 *    after that;
 *  - of a delivery that was cut, by number or by bytes, more is waiting, of which only the order is known. Who says so
 *    without need gains no more than by sending fifty events at a time.
 */
export function afterAcknowledged(
  page: PageTimes,
  { sentAtMs, events, isPart = false }: DeliveryTimes,
  now: { ackedSeq: number; serverElapsedMs: number; allowedMs: number },
): PageTimes {
  if (now.ackedSeq <= page.ackedSeq) return page
  const isAll = !isPart && events.length < batchLimit
  const saidMs = isAll ? sentAtMs : Math.max(...events.map(({ atMs }) => atMs))
  const heardMs = isAll && events[0]?.seq === page.ackedSeq + 1 ? page.ackedElapsedMs : 0
  const floorMs = Math.max(page.floorMs, Math.min(saidMs, now.serverElapsedMs), heardMs)
  return {
    ackedSeq: now.ackedSeq,
    ackedElapsedMs: now.serverElapsedMs,
    // The paper a page hands in at zero says exactly the allowed time, however late that is.
    floorMs: Math.min(floorMs, now.allowedMs),
  }
}
