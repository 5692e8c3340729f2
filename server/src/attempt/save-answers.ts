import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { eventProblem } from '@sabimark/domain/attempt/event.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { ContentOfAttempt } from './content-of-attempt.ts'
import type { CheckedEvent, SaveVerdict } from './save-events.db.ts'
import type { SaveQueue } from './save-queue.ts'
import { senderOf } from './sender-of.ts'
import type { TicketClaims } from './ticket.ts'

/** An event as it comes: of a kind that is known, or of one a newer page may know. */
export type SentEvent =
  | AttemptEvent
  | { seq: number; atMs: number; kind: string; question?: undefined; value?: undefined }

export type SaveInput = {
  ticket: string
  vouchedBy?: string | undefined
  isPart?: boolean | undefined
  waitsTo?: number | undefined
  sentAtMs: number
  events: SentEvent[]
}

export type SaveRoom = {
  /** What a ticket proves, or null when it is not ours. */
  readTicket(ticket: string): TicketClaims | null
  /** The same of a ticket that only delivers. */
  readDeliveryTicket(ticket: string): TicketClaims | null
  contentOf: ContentOfAttempt
  /** Whether what comes by a ticket that only delivers is not taken yet (isDeliveredEarly). */
  isEarly(attempt: TicketClaims): Promise<boolean>
  queue: SaveQueue
  isClockTrusted(): boolean
  /** Told after the commit that an attempt was handed in. */
  onHandedIn(attempt: TicketClaims): void
  /** Told after the commit that the page itself has sent something, and how much of its own waits behind it. */
  onHeard(attempt: TicketClaims, waiting: number): void
}

/**
 * Appends what a page did, under its ticket; answered when it is on disk. While the clock is not to be trusted nothing
 * is taken: it would be judged late, or end an attempt, by a time that is wrong. The device keeps it and tries again.
 */
export async function saveAnswers(room: SaveRoom, input: SaveInput, address: string) {
  if (!room.isClockTrusted()) return refuse('UNAVAILABLE')
  const sender = senderOf(room, input)
  if (!sender) return refuse('FORGED_TICKET')
  const { claims, isDelivered } = sender
  const version = await room.contentOf(claims)
  if (!version) return refuse('UNKNOWN_ATTEMPT')
  // Without events a device asks what is there, at any time.
  if (isDelivered && input.events.length > 0 && (await room.isEarly(claims))) return refuse('NOT_OVER')
  const events = input.events.map((event) => checked(event, version.content))
  const { isPart, waitsTo, sentAtMs } = input
  const outcome = await room.queue.push({ ...claims, isDelivered, isPart, waitsTo, sentAtMs, address, events })
  if (isRefused(outcome)) return outcome
  if (outcome.verdict !== 'SAVED') return refuse(outcome.verdict)
  const { ackedSeq, remainingMs, isLive, isSubmitted, justSubmitted, refused, elsewhere, allowedMs } = outcome
  if (justSubmitted) room.onHandedIn(claims)
  // Who delivers may be anybody who found the device.
  if (!isDelivered) room.onHeard(claims, isPart ? Math.max(0, (waitsTo ?? 0) - ackedSeq) : 0)
  if (isDelivered) return { ackedSeq, remainingMs, isLive: false, isSubmitted, refused: tellable(refused) }
  // Most attempts have one page and the end they began with, and each answer pays for what is said.
  const others = elsewhere > 0 ? { elsewhere } : {}
  const moved = allowedMs === null ? {} : { allowedMs }
  return { ackedSeq, remainingMs, isLive, isSubmitted, refused: refused ?? [], ...others, ...moved }
}

/** Whoever finds a device must not learn what was answered by saying other things under the same numbers. */
function tellable(refused: SaveVerdict['refused']) {
  return (refused ?? []).filter(({ code }) => code !== 'SEQ_REUSED')
}

/** What does not fit the paper is kept all the same, without counting. */
function checked(event: SentEvent, content: ExamContent): CheckedEvent {
  const refusal = eventProblem(event, content)
  return refusal === null ? event : { ...event, refusal }
}
