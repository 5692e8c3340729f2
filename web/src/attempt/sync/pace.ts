import type { EventKind } from '@sabimark/domain/attempt/event.ts'

/**
 * Without anything to send, the server is asked this seldom for extra time and messages: data costs money. Often enough that who only
 * reads hears of an exam that is closed a minute before its end (`endNoticeMinutes`).
 */
export const askEveryMs = 120_000
/** Extra time given late must not be missed: the last look at the server's clock, spread over a hall. */
export const lastAskFromMs = 25_000
export const lastAskSpreadMs = 10_000
/** A room that waits to be handed in sees in so many milliseconds at most that the server has taken the paper. */
export const lockedAskMs = 20_000
/** How long a `submit` waits for older pages' answers at most. */
export const olderFirstMs = 4_000
/** A refusal that may pass (a ticket not known for now) is tried again so seldom. */
export const refusedAgainMs = 60_000
/**
 * Answers leave at once. What tells nothing yet waits for company, so that one request carries both: a look at a question
 * for the answer to it, as long as most are thought about.
 */
const answerLingerMs = 200
const lingerMs: Partial<Record<EventKind, number>> = { visit: 60_000, start: 3_000, gap: 3_000 }

/** How long a request may still be waited with that carries these. */
export function lingerOf(kinds: readonly EventKind[]): number {
  return Math.min(...kinds.map((kind) => lingerMs[kind] ?? answerLingerMs))
}
