import { graceMs } from '../exam/grace.ts'

export { graceMs }

/** How long after the deadline an offline device may still deliver; a school may set another. */
export const defaultSyncWindowMs = 24 * 60 * 60 * 1000

/** The length of an attempt in milliseconds: what a device may put into `atMs` at most. */
export function allowedMs({ startedAt, deadline }: { startedAt: Date; deadline: Date }): number {
  return deadline.getTime() - startedAt.getTime()
}

export const arrivalVerdicts = ['on_time', 'late', 'after_deadline', 'window_closed'] as const
export type ArrivalVerdict = (typeof arrivalVerdicts)[number]

/**
 * All in whole milliseconds since the attempt started. `atMs` and `sentAtMs` are the device's evidence,
 * `serverElapsedMs` is the server's own at arrival, `allowedMs` is deadline minus start, `syncWindowMs` counts from
 * the deadline.
 */
export type Arrival = {
  atMs: number
  sentAtMs: number
  serverElapsedMs: number
  allowedMs: number
  syncWindowMs: number
}

/**
 * What becomes of one event, tested in this order. The SQL function `save_events` mirrors it line by line, so it stays
 * four comparisons of integers (bigint there) with no rounding:
 *  1. atMs > allowedMs, or atMs > sentAtMs              → after_deadline (kept as evidence, never counted)
 *  2. serverElapsedMs ≤ allowedMs + graceMs             → on_time
 *  3. serverElapsedMs ≤ allowedMs + syncWindowMs        → late (counts once staff accept it; no score is shown while
 *     that is undecided)
 *  4. otherwise                                         → window_closed
 * An event that says it happened after it was sent contradicts itself: its time proves nothing, so it is treated as
 * outside the deadline.
 */
export function arrivalVerdict(arrival: Arrival): ArrivalVerdict {
  if (arrival.atMs > arrival.allowedMs || arrival.atMs > arrival.sentAtMs) return 'after_deadline'
  if (arrival.serverElapsedMs <= arrival.allowedMs + graceMs) return 'on_time'
  if (arrival.serverElapsedMs <= arrival.allowedMs + arrival.syncWindowMs) return 'late'
  return 'window_closed'
}

/** Elapsed time of the attempt at one reading of the device's monotonic clock; both in milliseconds. */
export type ElapsedBase = { baseElapsedMs: number; monotonicAtBase: number }

/**
 * Milliseconds of the attempt gone by now. Only differences of the monotonic clock count, so a changed wall clock
 * changes nothing.
 */
export function elapsedNow(at: ElapsedBase & { monotonicNow: number }): number {
  return Math.round(at.baseElapsedMs + Math.max(0, at.monotonicNow - at.monotonicAtBase))
}

/**
 * Sets the device's elapsed time by a reply of the server, which read `remainingMs` somewhere between sending and
 * receiving: half of the trip is taken as gone since. Whole milliseconds; remaining time below zero counts as zero.
 * `allowedMs` is the last one the server told: with it moves what is left, and elapsed time goes on.
 */
export function rebaseRemaining(reply: {
  remainingMs: number
  allowedMs: number
  monotonicSent: number
  monotonicReceived: number
}): ElapsedBase {
  const halfTripMs = Math.max(0, reply.monotonicReceived - reply.monotonicSent) / 2
  const remainingMs = Math.max(0, Math.round(reply.remainingMs - halfTripMs))
  return { baseElapsedMs: reply.allowedMs - remainingMs, monotonicAtBase: reply.monotonicReceived }
}

/** How far the time of the attempt was when the device noted it, and its wall clock then; both in milliseconds. */
export type TimeNote = { elapsedMs: number; wallMs: number }

/**
 * Elapsed milliseconds of an attempt whose page is loaded again without a server, which sets it right at the first contact.
 * What the wall clock says has gone by since counts, unless it went back or says more than the whole time: then it was set
 * (a computer that begins in 2009 and learns the date), and nothing is taken from anybody for it.
 */
export function elapsedAfterReload(
  { elapsedMs, wallMs }: TimeNote,
  { wallNowMs, allowedMs }: { wallNowMs: number; allowedMs: number },
): number {
  const goneMs = wallNowMs - wallMs
  return Math.round(elapsedMs + (goneMs > 0 && goneMs <= allowedMs ? goneMs : 0))
}
