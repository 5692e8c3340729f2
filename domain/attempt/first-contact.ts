import { graceMs } from '../exam/grace.ts'
import { type ChangeAt, unheardTime } from '../exam/time/unheard-time.ts'

/** Who has begun without the server within so many minutes of the beginning of the hall counts unasked. */
export const unaskedMinutes = 10

/**
 * Why everything of an attempt that was begun without the server waits for staff: begun later than the hall, or nobody knows when; from
 * an address the school does not allow; under a seal that has ended, or whose code nobody had looked at; or once the candidate had used up
 * their attempts elsewhere.
 */
export const whysWaits = ['begun_late', 'other_address', 'seal_ended', 'code_not_shown', 'no_attempts_left'] as const

export type WhyWaits = (typeof whysWaits)[number]

/** What the server has when a device that began without it is heard of for the first time. */
export type FirstContact = {
  now: Date
  /** The device's word: so long ago its candidate pressed Start. In milliseconds, never below 0. */
  begunAgoMs: number
  sitting: { opensAt: Date; closesAt: Date; durationMinutes: number }
  /** What was changed of the sitting and of this candidate's time, the oldest first. */
  changes: readonly ChangeAt[]
  extraPercent: number
  seal: { shownAt: Date | null; hallBeganAt: Date | null; endedAt: Date | null }
  isAllowedAddress: boolean
  hasAttemptsLeft: boolean
  /** How long after the end late deliveries are taken. */
  syncWindowMs: number
}

/** The attempt as it is written down. Late deliveries are taken until `syncWindowMs` after its deadline. */
export type ArrivedAttempt = {
  startedAt: Date
  deadline: Date
  extraMs: number
  syncWindowMs: number
  /** The end of the last who could begin, with the extra time of this candidate. */
  lastEndsAt: Date
  /** Empty: what was done in time counts unasked. */
  waits: WhyWaits[]
}

/**
 * What becomes of an attempt that was begun without the server. When it was begun is a claim: no earlier than the doors opened and
 * somebody had looked at the code, and no later than now. Who says less wins no minute of the hall: after ten minutes of it
 * everything waits for staff. Who says to have begun when the doors were shut (a clock that stood still) is taken to have begun a
 * duration before: that waits, too, and no answer is thrown away over it. All deliveries are taken as long as those of the last who could
 * begin, whatever the claim.
 */
export function firstContact(contact: FirstContact): ArrivedAttempt {
  const { sitting, seal, changes, extraPercent, syncWindowMs } = contact
  const startedAt = beginning(contact)
  const { deadline, extraMs } = unheardTime(startedAt, { sitting, extraPercent, changes })
  const lastEndsAt = latest(deadline, new Date(sitting.closesAt.getTime() + extraMs))
  // No hall began before anybody had its code, whatever is said of it.
  const began = latest(seal.hallBeganAt ?? sitting.opensAt, seal.shownAt ?? sitting.opensAt)
  const isBegunLate = contact.now.getTime() - contact.begunAgoMs > began.getTime() + unaskedMinutes * 60_000
  const waits: [WhyWaits, boolean][] = [
    ['begun_late', isBegunLate],
    ['other_address', !contact.isAllowedAddress],
    ['seal_ended', seal.endedAt !== null],
    ['code_not_shown', seal.shownAt === null],
    ['no_attempts_left', !contact.hasAttemptsLeft],
  ]
  return {
    startedAt,
    deadline,
    extraMs,
    syncWindowMs: lastEndsAt.getTime() + syncWindowMs - deadline.getTime(),
    lastEndsAt,
    waits: waits.flatMap(([why, is]) => (is ? [why] : [])),
  }
}

function beginning({ now, begunAgoMs, sitting, seal }: FirstContact): Date {
  const { opensAt, closesAt, durationMinutes } = sitting
  // A code that was first looked at behind the doors says nothing about who began before.
  const first = seal.shownAt !== null && seal.shownAt < closesAt ? latest(opensAt, seal.shownAt) : opensAt
  const claimed = now.getTime() - begunAgoMs
  const wanted = claimed < closesAt.getTime() ? claimed : closesAt.getTime() - durationMinutes * 60_000
  return new Date(Math.min(now.getTime(), Math.max(first.getTime(), wanted)))
}

const latest = (one: Date, other: Date) => (one > other ? one : other)

/** Late deliveries are taken until `syncWindowMs` after the deadline. `lastEndsAt`: until then somebody may still sit it. */
type Deliverable = { deadline: Date; syncWindowMs: number; lastEndsAt: Date }

/**
 * Why a device is not heard, whatever it has: its window is over, or (`isDelivered`: it comes by the ticket that lies open on a device)
 * its candidate may still sit it, and nobody else is to start a clock for them.
 */
export function contactProblem(
  { deadline, syncWindowMs, lastEndsAt }: Deliverable,
  { now, isDelivered }: { now: Date; isDelivered: boolean },
): 'WINDOW_CLOSED' | 'NOT_OVER' | null {
  if (now.getTime() > deadline.getTime() + syncWindowMs) return 'WINDOW_CLOSED'
  return isDelivered && now.getTime() <= lastEndsAt.getTime() + graceMs ? 'NOT_OVER' : null
}

/**
 * Whether what lies open on a device comes too early to be taken: `isHeld`, all of the attempt waits for staff, and while it is sat its
 * candidate goes on with what waits. What comes by the ticket that anybody may find there would stand among it, and nobody could tell.
 */
export function isDeliveredEarly(
  { deadline, isHeld, isSubmitted }: { deadline: Date; isHeld: boolean; isSubmitted: boolean },
  now: Date,
): boolean {
  return isHeld && !isSubmitted && now.getTime() <= deadline.getTime()
}

/** Whether everything a device sends from now on waits for staff. `isHeld`: everything of the attempt does. */
export function doesAllWait(
  { deadline, isHeld }: { deadline: Date; isHeld: boolean },
  { now, isDelivered }: { now: Date; isDelivered: boolean },
): boolean {
  return isHeld || isDelivered || now.getTime() > deadline.getTime() + graceMs
}
