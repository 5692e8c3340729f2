import type { Clocks } from '@sabimark/domain/people/session-watch.ts'

export type SessionLeft = { leftMs: number; at: Clocks }

let known: SessionLeft | null = null

export const clocksNow = (): Clocks => ({ monotonicMs: performance.now(), wallMs: Date.now() })

/** What the server said last of how long the session lives without use; null for no session. */
export function keepSessionLeft(leftMs: number | null): void {
  known = leftMs === null ? null : { leftMs, at: clocksNow() }
}

export const sessionLeft = (): SessionLeft | null => known
