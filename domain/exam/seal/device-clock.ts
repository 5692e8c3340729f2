/** What a device knew when the server answered it last: the server's time, and its own clock at that moment, in milliseconds. */
export type ClockNote = { serverMs: number; wallMs: number }

type Doors = { opensAt: Date; closesAt: Date }

/** Nobody keeps a sealed paper longer than that after the doors have closed. */
const longOverMs = 24 * 3_600_000

/**
 * The server's time as a device has it that cannot ask: its clock has run on since the last answer. Null where that is not plausible: a time
 * before that answer, or more than a day after the doors have closed, is a clock that was set or stood still (a computer that begins in 2009).
 */
export function timeWithoutServer(
  { serverMs, wallMs }: ClockNote,
  wallNowMs: number,
  { closesAt }: Pick<Doors, 'closesAt'>,
): Date | null {
  const nowMs = serverMs + wallNowMs - wallMs
  const isPlausible = nowMs >= serverMs && nowMs <= closesAt.getTime() + longOverMs
  return isPlausible ? new Date(nowMs) : null
}

/** Whether an exam can be begun by this time; a clock that is not plausible keeps nobody out, and staff see when it was begun. */
export function doorsAt({ opensAt, closesAt }: Doors, now: Date | null): 'not_open' | 'open' | 'closed' {
  if (now === null) return 'open'
  if (now < opensAt) return 'not_open'
  return now < closesAt ? 'open' : 'closed'
}
