import type { Clocks } from '../../words/clocks.ts'
import type { Role } from '../role.ts'

const minuteMs = 60_000

/** How long a session of staff lives without use where no school says otherwise: the specification's default. */
export const staffIdleMs = 30 * minuteMs
/** How long a session of staff lives at most, however much it is used: a working day. Then the password is asked for again. */
export const mostOfStaffMs = 12 * 60 * minuteMs
/** How long a session of a student lives, used or not: a hall waits long before the doors, and goes home the same day. */
export const studentSessionMs = 12 * 60 * minuteMs
/** What is left of a session on a shared computer once its student has handed in: enough to read the receipt. */
export const afterHandingInMs = 5 * minuteMs

/**
 * How a session ends. `spanMs`: how long it lives, anew with each use where `isKeptByUse`. `endsAfterExam`: handing in
 * leaves it `afterHandingInMs`. Only what is kept by use outlives the browser.
 */
export type SessionSpan = { spanMs: number; isKeptByUse: boolean; endsAfterExam: boolean }

/** What a school says of the sessions of its people: after how long without use staff are signed out. */
export type IdleRule = { idleMs: number }

/**
 * How somebody's session ends; a null role is who has not chosen a school yet. A student's computer counts as shared
 * unless the student said otherwise.
 */
export function sessionSpanOf(
  role: Role | null,
  { isOwnDevice = false, idleMs = staffIdleMs }: Partial<IdleRule> & { isOwnDevice?: boolean },
): SessionSpan {
  if (role !== 'student') return { spanMs: idleMs, isKeptByUse: true, endsAfterExam: false }
  return { spanMs: studentSessionMs, isKeptByUse: false, endsAfterExam: !isOwnDevice }
}

/** Whether a session that is used now is written anew: use costs at most one write a minute. */
export function isAgingSession({
  spanMs,
  isKeptByUse,
  leftMs,
}: Omit<SessionSpan, 'endsAfterExam'> & { leftMs: number }): boolean {
  return isKeptByUse && spanMs - leftMs >= minuteMs
}

/** Whether it has more left than its school allows by now: it is cut where its browser is told what is left. */
export function isOverlongSession({
  spanMs,
  isKeptByUse,
  leftMs,
}: Omit<SessionSpan, 'endsAfterExam'> & { leftMs: number }): boolean {
  return isKeptByUse && leftMs > spanMs
}

/** The clocks of a server and its database. */
const slackMs = 5_000

/** Whether use gives a session that began then no more than it has left: it is near the most that any may last. */
export function isLastSpan({ beganAt, leftMs }: { beganAt: Date; leftMs: number }, now: Date): boolean {
  return beganAt.getTime() + mostOfStaffMs - now.getTime() <= leftMs + slackMs
}

/** The browser looks at the clock this often, without asking anybody; and refreshes when so many looks are left. */
export const tickMs = 30_000
const ticksBeforeRefresh = 3

/** What the browser knows of its session: how much was left at a moment, and whether the person did something since. */
export type WatchedSession = { leftMs: number; at: Clocks; hasActed: boolean }

/**
 * What a look at the clock leads to. `refresh`: the session is prolonged. `ask`: the server is asked how much is left,
 * since it may have run out, or another tab may have kept it; or since the two clocks disagree, as after a sleep, during
 * which the monotonic one may stand still.
 */
export type WatchStep = 'wait' | 'refresh' | 'ask'

/** The step after a tick. Tick and ticks left are the specification's: 30 seconds, 3. */
export function watchStep({ leftMs, at, hasActed }: WatchedSession, now: Clocks): WatchStep {
  const passedMs = now.monotonicMs - at.monotonicMs
  const disagreeMs = Math.abs(now.wallMs - at.wallMs - passedMs)
  const isOver = passedMs >= leftMs
  if (isOver || disagreeMs > tickMs) return 'ask'
  const isLate = leftMs - passedMs <= ticksBeforeRefresh * tickMs
  return isLate && hasActed ? 'refresh' : 'wait'
}

/** That it will end is said when so many looks are left, to who only watches. */
const ticksBeforeWarning = 4

/**
 * In how many milliseconds a session ends that nobody has used since it was last prolonged, once that is so near that it is to be said;
 * null before, where it has ended, and where the next looks prolong it by themselves.
 */
export function endsInMs({ leftMs, at, hasActed }: WatchedSession, now: Clocks): number | null {
  const remainingMs = leftMs - (now.monotonicMs - at.monotonicMs)
  return !hasActed && remainingMs > 0 && remainingMs <= ticksBeforeWarning * tickMs ? remainingMs : null
}

/**
 * Whether a session that has ended can have ended for want of use: it was left alone, asleep or awake, for as long as it
 * had left. One that ended sooner was ended by somebody.
 */
export function hasRunOut({ leftMs, at }: Pick<WatchedSession, 'leftMs' | 'at'>, now: Clocks): boolean {
  return Math.max(now.monotonicMs - at.monotonicMs, now.wallMs - at.wallMs) >= leftMs
}
