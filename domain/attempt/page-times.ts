import type { AttemptEvent } from './event.ts'
import { batchLimit } from './outbox.ts'

/**
 * What the server holds of one page's times, in whole milliseconds since the attempt began. `ackedElapsedMs` is the
 * server's own reading when it last acknowledged something new of the page, at first when the page was opened. Nothing
 * the page reports after `ackedSeq` can have been done before `floorMs`, and nothing of a number after `later.afterSeq`
 * before `later.floorMs`.
 */
export type PageTimes = {
  ackedSeq: number
  ackedElapsedMs: number
  floorMs: number
  later: { afterSeq: number; floorMs: number } | null
}

/**
 * One delivery of a page: what it says about its times, in the order of the numbers. `isPart`: more was waiting when it
 * was sent, cut off by bytes or still being typed, or somebody else sends for the page, who knows nothing of what it had
 * heard. `waitsTo`: of a part, the highest number that was waiting; absent where whoever sends does not know it, as pages
 * did not before they said so.
 */
export type DeliveryTimes = {
  sentAtMs: number
  events: readonly Pick<AttemptEvent, 'seq' | 'atMs'>[]
  isPart?: boolean | undefined
  waitsTo?: number | undefined
}

/** Two readings of clocks are rounded each for itself. */
export const clockSlackMs = 1_000

/** That a page had nothing to say is kept in the last minutes alone, and no more often than this: each time is a write. */
export const silenceCountsForMs = 120_000
export const silenceStepMs = 15_000

/** A page that was opened when so much of the attempt was gone has done nothing before. */
export function openedAt(elapsedMs: number): PageTimes {
  return { ackedSeq: 0, ackedElapsedMs: elapsedMs, floorMs: elapsedMs, later: null }
}

/**
 * Whether the times of what is new in a delivery can be true: none before what the page was acknowledged for, none
 * before the one in front of it. Every page of ours keeps to that, whatever network and clock do (the property test of
 * the torn pages says so), so who does not has written them by hand.
 */
export function areTimesPossible({ events }: DeliveryTimes, { ackedSeq, floorMs, later }: PageTimes): boolean {
  const fresh = events.filter(({ seq }) => seq > ackedSeq)
  const times = [floorMs - clockSlackMs, ...fresh.map(({ atMs }) => atMs)]
  const isInOrder = times.every((atMs, index) => atMs >= (times[index - 1] ?? atMs))
  return (
    isInOrder && fresh.every(({ seq, atMs }) => !later || seq <= later.afterSeq || atMs >= later.floorMs - clockSlackMs)
  )
}

type Acknowledged = { ackedSeq: number; serverElapsedMs: number; allowedMs: number }

/**
 * What is known of the page once a delivery was acknowledged up to `ackedSeq`:
 *  - a page sends all it has, so what follows was done after it sent this. Nobody sends later than it arrives, whatever
 *    clock it goes by; and who goes on with the very next number has heard of the acknowledgement before, so it sent this
 *    after that;
 *  - of a delivery that was cut, by number or by bytes, more is waiting, of which only the order is known. What has a
 *    later number than waited then was done after it was sent, as above. Who says so without need gains no more than by
 *    sending fifty events at a time;
 *  - who sends nothing and says that nothing waits has done what follows after that, too.
 */
export function afterAcknowledged(page: PageTimes, delivery: DeliveryTimes, now: Acknowledged): PageTimes {
  if (now.ackedSeq <= page.ackedSeq) return afterSilence(page, delivery, now)
  const { sentAtMs, events, isPart = false, waitsTo } = delivery
  const isAll = !isPart && events.length < batchLimit
  const heardMs = events[0]?.seq === page.ackedSeq + 1 ? page.ackedElapsedMs : 0
  const sentMs = Math.max(Math.min(sentAtMs, now.serverElapsedMs), heardMs)
  const provenMs = isAll ? sentMs : Math.min(Math.max(...events.map(({ atMs }) => atMs)), now.serverElapsedMs)
  const { later } = page
  const passedMs = later && now.ackedSeq >= later.afterSeq ? later.floorMs : 0
  // The paper a page hands in at zero says exactly the allowed time, however late that is.
  const atMost = (ms: number) => Math.min(ms, now.allowedMs)
  const said = isPart && waitsTo !== undefined ? { afterSeq: waitsTo, floorMs: atMost(sentMs) } : null
  // Of two that hold, the one that will be reached first.
  const isKept = later !== null && later.afterSeq > now.ackedSeq && (said === null || later.afterSeq < said.afterSeq)
  return {
    ackedSeq: now.ackedSeq,
    ackedElapsedMs: now.serverElapsedMs,
    floorMs: atMost(Math.max(page.floorMs, provenMs, passedMs)),
    later: isKept ? later : said,
  }
}

function afterSilence(
  page: PageTimes,
  { sentAtMs, events, isPart = false }: DeliveryTimes,
  now: Acknowledged,
): PageTimes {
  if (events.length > 0 || isPart || now.serverElapsedMs < now.allowedMs - silenceCountsForMs) return page
  const floorMs = Math.min(sentAtMs, now.serverElapsedMs, now.allowedMs)
  return floorMs >= page.floorMs + silenceStepMs ? { ...page, floorMs } : page
}
