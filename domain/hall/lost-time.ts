const minuteMs = 60_000

/** When a candidate's page showed a sign (it was loaded, something was done on it, something of it came) and between which moments they sat. */
export type Signs = { at: readonly number[]; beganAt: number; endedAt: number }

/**
 * How many minutes an outage from `fromMs` to `toMs` took from a candidate: the longest stretch within it without a sign of theirs, rounded
 * up to whole minutes, and never more than there are between the two. Not more than a minute without one is nothing. Who began within it, or
 * was over before its end, lost no more than their part. All moments are milliseconds of one clock.
 */
export function lostMinutes(
  { at, beganAt, endedAt }: Signs,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): number {
  const [from, to] = [Math.max(fromMs, beganAt), Math.min(toMs, endedAt)]
  const within = at.filter((sign) => sign > from && sign < to).sort((one, other) => one - other)
  let longestMs = 0
  let before = from
  for (const sign of [...within, to]) {
    longestMs = Math.max(longestMs, sign - before)
    before = sign
  }
  if (longestMs <= minuteMs) return 0
  return Math.min(Math.ceil(longestMs / minuteMs), Math.floor((to - from) / minuteMs))
}
