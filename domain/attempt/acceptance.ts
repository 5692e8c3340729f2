import { changesAnAnswer, type EventKind, type LogEntry } from './event.ts'
import { type Arrival, arrivalVerdict } from './timing.ts'

/**
 * Where the attempt stands when an event arrives. `liveEpoch` is the newest page; `handedInBySubmit` says that a
 * `submit` of that page ended it, and not the clock. `isHeld`: it was begun without the server, and all of it waits for staff
 * (`firstContact`).
 */
export type AttemptStanding = { liveEpoch: number; isSubmitted: boolean; handedInBySubmit: boolean; isHeld: boolean }

/** Why an event that fits its paper does not count all the same. */
export type ArrivalRefusal = 'AFTER_DEADLINE' | 'OLDER_TAB' | 'ALREADY_SUBMITTED' | 'ANSWERED_LATER' | 'TIME_ADDED'

/**
 * What becomes of one event: `window_closed` stores nothing; everything else is stored, with `refusal` when it does not
 * count and `isLate` when it waits for staff.
 */
export type Acceptance = 'window_closed' | { refusal: ArrivalRefusal | null; isLate: boolean }

/**
 * The whole rule by which the log takes an event; the SQL function `save_events` mirrors it, and a property test holds
 * the two together. Beside `arrivalVerdict`:
 *  - the sync window is asked first: after it a delivery is turned away as a whole;
 *  - what comes once the attempt is handed in is late, also inside the time: a score may have been seen by then, and
 *    who could go on answering after it would learn the key by trying;
 *  - what comes in the grace counts unasked only when its page's times can be true (`areTimesPossible`), else it is late;
 *  - what comes under a ticket that only delivers (`isDelivered`) is late whenever it comes, and cannot hand in: it may be
 *    anybody's who sat down at the device; while an attempt that `isHeld` is sat it is not taken at all (`isDeliveredEarly`);
 *  - so is everything of an attempt that `isHeld`, whose live page hands in all the same;
 *  - after the `submit` that ended the attempt its page can add nothing;
 *  - what is late and could change nothing, because its question was answered later and in time (`isAnsweredLater`), keeps
 *    no score back: it does not count;
 *  - an older page can add answers, but not hand in;
 *  - a `submit` by the clock of a page (`isByTime`) that did not know of the time it was given since hands nothing in.
 */
export function acceptance(
  arrival: Arrival & {
    kind: EventKind
    epoch: number
    isPossible: boolean
    isDelivered: boolean
    isAnsweredLater: boolean
    isByTime: boolean
  },
  { liveEpoch, isSubmitted, handedInBySubmit, isHeld }: AttemptStanding,
): Acceptance {
  if (arrival.serverElapsedMs > arrival.allowedMs + arrival.syncWindowMs) return 'window_closed'
  const verdict = arrivalVerdict(arrival)
  const isInTime = arrival.serverElapsedMs <= arrival.allowedMs
  const isOnTime = arrivalVerdict({ ...arrival, atMs: 0, sentAtMs: 0 }) === 'on_time'
  const isLate = arrival.isDelivered || isHeld || isSubmitted || !isOnTime || !(isInTime || arrival.isPossible)
  if (verdict === 'after_deadline') return { refusal: 'AFTER_DEADLINE', isLate }
  if (handedInBySubmit && arrival.epoch === liveEpoch) return { refusal: 'ALREADY_SUBMITTED', isLate }
  const mayHandIn = arrival.epoch >= liveEpoch && !arrival.isDelivered
  if (arrival.kind === 'submit' && !mayHandIn) return { refusal: 'OLDER_TAB', isLate }
  const hasMoreTime = arrival.atMs < arrival.allowedMs && isInTime
  if (arrival.kind === 'submit' && arrival.isByTime && hasMoreTime) return { refusal: 'TIME_ADDED', isLate }
  if (isLate && changesAnAnswer(arrival.kind) && arrival.isAnsweredLater) return { refusal: 'ANSWERED_LATER', isLate }
  return { refusal: null, isLate }
}

type Stored = LogEntry & { refusal: string | null }

/**
 * Whether the log has an answer to the same question, or its clearing, that came in time and is later in the order of the
 * fold: then the event changes nothing, whatever staff decide. What follows a `submit` of its own page may not count, so it
 * is passed over here.
 */
export function isAnsweredLater(
  { question, epoch, seq }: Pick<LogEntry, 'question' | 'epoch' | 'seq'>,
  log: readonly Stored[],
): boolean {
  const isBehindSubmit = (one: Stored) =>
    log.some(
      ({ kind, refusal, ...other }) =>
        kind === 'submit' && refusal !== 'TIME_ADDED' && other.epoch === one.epoch && other.seq < one.seq,
    )
  return log.some(
    (one) =>
      one.question === question &&
      changesAnAnswer(one.kind) &&
      one.refusal === null &&
      one.isLate !== true &&
      (one.epoch > epoch || (one.epoch === epoch && one.seq > seq)) &&
      !isBehindSubmit(one),
  )
}

/**
 * Whether a stored event belongs to what is folded. An older page's `submit` does not end the attempt, but it still
 * ends that page, whenever it arrived.
 */
export function isFolded(refusal: string | null): boolean {
  return refusal === null || refusal === 'OLDER_TAB'
}
