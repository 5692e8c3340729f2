export { retryDelayMs, type SyncStatus, syncStatus } from './sync-pace.ts'

import type { AnswerValue, AttemptEvent, EventKind } from './event.ts'
import { jsonBytes } from './json-bytes.ts'

/** How many events travel together at most. */
export const batchLimit = 50

/** How many bytes of JSON they take together at most; an event that takes more by itself travels alone. */
export const batchBytes = 48_000

/**
 * What one page load has done and the server has not yet acknowledged: plain data, so it can be kept in the device's
 * storage as it stands. `events` are those after `ackedSeq`, without a gap; `sentSeq` is the highest that ever left;
 * `inFlight` says a batch is on its way; `failures` counts tries in a row that failed; `lastAtMs` is the time of the
 * newest move.
 */
export type Outbox = {
  epoch: number
  events: AttemptEvent[]
  ackedSeq: number
  sentSeq: number
  nextSeq: number
  inFlight: boolean
  failures: number
  lastAtMs: number
}

/** What the candidate did, with the elapsed time of the attempt when it was done. */
export type Move = { kind: EventKind; question?: string; value?: AnswerValue; elapsedMs: number }

/** An outbox for one page load, under the epoch the server gave it. */
export function emptyOutbox(epoch: number): Outbox {
  return { epoch, events: [], ackedSeq: 0, sentSeq: 0, nextSeq: 1, inFlight: false, failures: 0, lastAtMs: 0 }
}

/**
 * The outbox of a page load that goes on after a reload: `did` is all it has done, in order and without a gap from 1, of which
 * the server has said it has everything up to `ackedSeq`. What left beyond that is not known, so all of it may have.
 */
export function resumedOutbox(epoch: number, did: readonly AttemptEvent[], ackedSeq: number): Outbox {
  const { seq, atMs } = did.at(-1) ?? { seq: 0, atMs: 0 }
  const events = did.filter((event) => event.seq > ackedSeq)
  return { ...emptyOutbox(epoch), events, ackedSeq, sentSeq: seq, nextSeq: seq + 1, lastAtMs: atMs }
}

/**
 * Notes a move as the next event. Its time never goes back, even when the elapsed time was just corrected downwards.
 * The `submit` at zero is recorded with exactly the allowed time as `elapsedMs`: one millisecond more would be after
 * the deadline.
 */
export function record(state: Outbox, { elapsedMs, ...move }: Move): Outbox {
  const atMs = Math.max(state.lastAtMs, Math.round(elapsedMs))
  const event: AttemptEvent = { seq: state.nextSeq, atMs, ...move }
  return { ...state, events: [...state.events, event], nextSeq: state.nextSeq + 1, lastAtMs: atMs }
}

/** The events to send now, oldest first and without a gap; none while a batch is on its way. */
export function nextBatch(state: Outbox, limit: number = batchLimit): AttemptEvent[] {
  return state.inFlight ? [] : cutBatch(state.events, limit)
}

/** The first of these events that travel together: as many as fit by number and by bytes, and at least one. */
export function cutBatch(events: readonly AttemptEvent[], limit: number = batchLimit): AttemptEvent[] {
  const batch: AttemptEvent[] = []
  let bytes = 0
  for (const event of events.slice(0, Math.min(limit, batchLimit))) {
    bytes += jsonBytes(event) + 1
    if (batch.length > 0 && bytes > batchBytes) break
    batch.push(event)
  }
  return batch
}

/**
 * `sentAtMs` of a batch that leaves at `elapsedMs`: never before the newest move, or the batch would contradict itself.
 */
export function sentAtMsOf(state: Outbox, elapsedMs: number): number {
  return Math.max(state.lastAtMs, Math.round(elapsedMs))
}

/** This batch has left; it may be empty, to ask for news. */
export function sending(state: Outbox, batch: readonly AttemptEvent[]): Outbox {
  const last = batch.at(-1)
  return { ...state, inFlight: true, sentSeq: Math.max(state.sentSeq, last?.seq ?? 0) }
}

/**
 * The server has everything up to `ackedSeq`. An old reply that comes late takes nothing back; of one beyond what ever
 * left here no more than that is believed. Another window may have delivered the rest; sending it again costs little.
 */
export function acknowledge(state: Outbox, ackedSeq: number): Outbox {
  const acked = Math.min(Math.max(state.ackedSeq, ackedSeq), state.sentSeq)
  const events = state.events.filter((event) => event.seq > acked)
  return { ...state, events, ackedSeq: acked, inFlight: false, failures: 0 }
}

/** No usable reply came. Everything stays and will be sent again: the server takes repeats. */
export function failed(state: Outbox): Outbox {
  return { ...state, inFlight: false, failures: state.failures + 1 }
}
