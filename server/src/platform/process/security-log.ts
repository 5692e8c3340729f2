import type { Log } from './log.ts'

/**
 * What an operator who looks for an attack wants to find: guesses beyond what is allowed, tickets nobody gave out,
 * passwords, second factors and roles that changed, and links of reports that wrong PINs have locked.
 */
export type SecurityEvent = SecurityRefusal | 'PASSWORD_CHANGED' | 'SECOND_FACTOR' | 'ROLE_GIVEN' | 'SHARE_LOCKED'
const securityRefusals = ['TOO_MANY_GUESSES', 'TOO_MANY_CODES', 'FORGED_TICKET'] as const
type SecurityRefusal = (typeof securityRefusals)[number]

/** Of one kind so many lines are written in an hour: whoever causes them must not fill the disk with them. */
export const mostLinesAnHour = 100

const hourMs = 3_600_000

type Written = { since: number; lines: number }
const written = new WeakMap<Log, Map<SecurityEvent, Written>>()

/** Whether a refusal with this code is one of them. */
export function isSecurityEvent(code: string): code is SecurityRefusal {
  return (securityRefusals as readonly string[]).includes(code)
}

/**
 * Leaves a line with ids of ours alone: no name, no address, nothing that was typed. The last line an hour has room for
 * says that it is the last. `nowMs`: of any clock that runs on.
 */
export function noteSecurity(
  log: Log,
  event: SecurityEvent,
  ids: Record<string, string>,
  nowMs = performance.now(),
): void {
  const counts = written.get(log) ?? new Map<SecurityEvent, Written>()
  written.set(log, counts)
  const last = counts.get(event)
  const current = last && nowMs - last.since < hourMs ? last : { since: nowMs, lines: 0 }
  counts.set(event, current)
  current.lines += 1
  if (current.lines > mostLinesAnHour) return
  const isLast = current.lines === mostLinesAnHour
  log.warn({ security: event, ...ids }, isLast ? 'security; more of these are left out for an hour' : 'security')
}
