import type { SessionEnd } from '@sabimark/domain/people/session-end.ts'
import type { Clocks } from '@sabimark/domain/people/session-watch.ts'

export type SessionLeft = { leftMs: number; at: Clocks }

let known: SessionLeft | null = null
let ended: SessionEnd | undefined

export const clocksNow = (): Clocks => ({ monotonicMs: performance.now(), wallMs: Date.now() })

/** What the server said last of how long the session lives without use; null for no session, and why there is none. */
export function keepSessionLeft(leftMs: number | null, end?: SessionEnd): void {
  ended = end
  known = leftMs === null ? null : { leftMs, at: clocksNow() }
}

export const sessionLeft = (): SessionLeft | null => known

/** Why nobody is signed in any more; undefined where nobody was, or it was not asked. */
export const sessionEnd = (): SessionEnd | undefined => ended
