import type { Role } from './role.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How long a session lives without use: the specification's default for staff. A student waits long before the doors. */
export const staffIdleMs = 30 * minuteMs
export const studentIdleMs = 7 * dayMs

/** The idle span of somebody's session, in ms; null is who has not chosen a school yet. */
export function idleMsOf(role: Role | null): number {
  return role === 'student' ? studentIdleMs : staffIdleMs
}

/**
 * Whether a session that is used now has aged enough to be written anew: by a minute, a long one by a day. Use costs at
 * most one write in that time.
 */
export function isAgingSession({ idleMs, leftMs }: { idleMs: number; leftMs: number }): boolean {
  const grainMs = idleMs > dayMs ? dayMs : minuteMs
  return idleMs - leftMs >= grainMs
}

/** The browser looks at the clock this often, without asking anybody; and refreshes when so many looks are left. */
export const tickMs = 30_000
const ticksBeforeRefresh = 3

/** Two clocks of one device: one that only runs on, and one that people and networks set. */
export type Clocks = { monotonicMs: number; wallMs: number }

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

/**
 * Whether a session that has ended can have ended for want of use: it was left alone, asleep or awake, for as long as it
 * had left. One that ended sooner was ended by somebody.
 */
export function hasRunOut({ leftMs, at }: Pick<WatchedSession, 'leftMs' | 'at'>, now: Clocks): boolean {
  return Math.max(now.monotonicMs - at.monotonicMs, now.wallMs - at.wallMs) >= leftMs
}
