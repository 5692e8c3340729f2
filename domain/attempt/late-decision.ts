import type { LoggedEvent } from './event.ts'

/** Of so many papers staff accept what came late by one act: each is marked again while the exam is held. */
export const mostLateAtOnce = 200

/** What staff said about answers that arrived late; `pending` asks them, null where none has arrived. */
export type LateDecision = 'pending' | 'accepted' | 'refused' | null

/**
 * How it stands with an attempt's late answers: those count that arrived, by the server's elapsed time, at
 * `acceptedThroughMs` or before; none where it is null.
 */
export type LateStanding = { decision: LateDecision; acceptedThroughMs: number | null }

/** An event with the server's elapsed time when it arrived. */
export type ArrivedEvent = LoggedEvent & { arrivedMs: number }

/** What counts now: what came in time, and of what came late that which staff have accepted. */
export function countedNow(events: readonly ArrivedEvent[], acceptedThroughMs: number | null): ArrivedEvent[] {
  return events.filter(({ isLate, arrivedMs }) => isLate !== true || isAccepted(arrivedMs, acceptedThroughMs))
}

/** Whether staff have accepted what arrived late at this moment. */
export function isAccepted(arrivedMs: number, acceptedThroughMs: number | null): boolean {
  return acceptedThroughMs !== null && arrivedMs <= acceptedThroughMs
}

/**
 * What staff decide. Accepting covers what had arrived when they looked (`throughMs`), nothing that comes later.
 * Refusing what waits leaves what was accepted before; to refuse once more, or after an acceptance, takes that back too.
 */
export function decided(
  { decision: before, acceptedThroughMs }: LateStanding,
  decision: 'accepted' | 'refused',
  throughMs: number | null,
): LateStanding {
  if (decision === 'accepted') return { decision, acceptedThroughMs: throughMs }
  return { decision, acceptedThroughMs: before === 'pending' ? acceptedThroughMs : null }
}

/**
 * What becomes of the decision when another answer arrives late; mirrored by `save_events`. Staff are asked, unless they
 * have refused, or it came when right answers could be read already: that does not count, nor keeps a score back, until
 * staff accept it. What was accepted stays so.
 */
export function afterLateArrival(
  decision: LateDecision,
  { areAnswersOpen }: { areAnswersOpen: boolean },
): LateDecision {
  if (decision === 'refused' || decision === 'pending') return decision
  return areAnswersOpen ? (decision ?? 'refused') : 'pending'
}
