/** How long PostgreSQL is waited for. Tests bring less. */
export type Patience = {
  /** One look whether it answers. */
  lookMs: number
  /** Told to stop, fast: open transactions are rolled back and everything is written to its place. */
  fastMs: number
  /** Told to stop at once. */
  immediateMs: number
  /** Killed. */
  killedMs: number
  /** A server takes its lock within milliseconds of its database answering; a lock free for this long has no server. */
  freeMs: number
  /** Before that, at the very first start, it makes its database, which a slow disk takes its time for. */
  unmadeMs: number
  /** Neither answers nor is gone: it recovers from a crash, or hangs. */
  silentMs: number
}

export const usualPatience: Patience = {
  lookMs: 5_000,
  // PostgreSQL 18 stops never when it is told to, fast, while it recovers from the loss of one of its processes.
  fastMs: 20_000,
  // PostgreSQL itself kills those of its processes that have not ended after 5 s.
  immediateMs: 10_000,
  killedMs: 5_000,
  freeMs: 2_000,
  unmadeMs: 15_000,
  silentMs: 120_000,
}

/** The longest end of a PostgreSQL of ours (embedded-stop.ts), also one that is just being looked at. */
export function stopsWithinMs({ lookMs, fastMs, immediateMs, killedMs }: Patience): number {
  return lookMs + fastMs + immediateMs + killedMs
}
