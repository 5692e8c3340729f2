import { graceMs } from './grace.ts'

/**
 * An attempt as right answers wait for it. `heardAt`: when something of it first reached the server after its deadline,
 * if anything has. Late deliveries are taken until `syncWindowMs` after the deadline.
 */
export type Silence = { deadline: Date; syncWindowMs: number; isHandedIn: boolean; heardAt: Date | null }

/**
 * Until when right answers wait for one attempt; null when they need not. Whoever handed in has said all. Whoever was
 * heard of after the end gets the grace to say the rest. A device that says nothing is waited for as long as it may
 * deliver: with the key in hand it could answer as if it had been offline.
 */
export function silentUntil({ deadline, syncWindowMs, isHandedIn, heardAt }: Silence): Date | null {
  if (heardAt !== null) return new Date(heardAt.getTime() + graceMs)
  return isHandedIn ? null : new Date(deadline.getTime() + syncWindowMs)
}

/**
 * A candidate whose device has the paper sealed. `isCodeShown`: somebody has looked at its code, so that it may have been begun without the
 * server. `shutAt`: when its doors were shut before their time, last of all, which cuts nobody who had begun.
 */
export type PreparedDevice = {
  isCodeShown: boolean
  hasBegun: boolean
  closesAt: Date
  shutAt: Date | null
  durationMinutes: number
  extraMs: number
  syncWindowMs: number
}

/** Until when right answers wait for one who has begun nothing the server knows of: as long as their answers are taken, if they have any. */
export function unheardUntil(device: PreparedDevice): Date | null {
  const { isCodeShown, hasBegun, closesAt, shutAt, durationMinutes, extraMs, syncWindowMs } = device
  if (!isCodeShown || hasBegun) return null
  const shutEnd = shutAt === null ? closesAt : new Date(shutAt.getTime() + durationMinutes * 60_000)
  return new Date(latest(closesAt, shutEnd).getTime() + extraMs + syncWindowMs)
}

/**
 * What decides when the right answers of an exam may be read. `lastEndsAt`: the last moment somebody can work on it,
 * which is the latest closing time of its sittings, or the deadline of an attempt that runs beyond it. `silentUntil`: the
 * latest of its attempts and of the devices that may have begun without the server. `openedAt`: when staff opened them without waiting for silent devices, if they did.
 */
export type RightAnswersFacts = { lastEndsAt: Date; silentUntil: Date | null; openedAt: Date | null }

/** When nobody can work on the exam any more and nothing that still arrives counts unasked. */
export function overAt({ lastEndsAt }: Pick<RightAnswersFacts, 'lastEndsAt'>): Date {
  return new Date(lastEndsAt.getTime() + graceMs)
}

/** From when right answers are open, as far as is known by now. */
export function rightAnswersFrom(facts: RightAnswersFacts): Date {
  const over = overAt(facts)
  const { silentUntil: silent, openedAt } = facts
  if (silent === null) return over
  return latest(over, openedAt !== null && openedAt < silent ? openedAt : silent)
}

/**
 * From when a candidate may have read right answers; null: none ever can, as no sitting of the exam allows review. What came late
 * after it may have been given by them. Mirrored by `answers_open_at`.
 */
export function readableFrom({ isReviewed, ...facts }: RightAnswersFacts & { isReviewed: boolean }): Date | null {
  return isReviewed ? rightAnswersFrom(facts) : null
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other
}
