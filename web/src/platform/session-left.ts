import type { Clocks } from '@sabimark/domain/words/clocks.ts'
import type { EndOfSession } from './sign-in-address.ts'

export type SessionLeft = { leftMs: number; at: Clocks }

let known: SessionLeft | null = null
let ended: EndOfSession | undefined

export const clocksNow = (): Clocks => ({ monotonicMs: performance.now(), wallMs: Date.now() })

/** What the server said last of how long the session lives without use; null for no session, and why there is none. */
export function keepSessionLeft(leftMs: number | null, end?: EndOfSession): void {
  ended = end
  known = leftMs === null ? null : { leftMs, at: clocksNow() }
}

export const sessionLeft = (): SessionLeft | null => known

/** Why nobody is signed in any more; undefined where nobody was, or it was not asked. */
export const sessionEnd = (): EndOfSession | undefined => ended
