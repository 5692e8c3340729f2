import type { Allowance } from '../../words/allowance.ts'

/** For how many days a shared report can be opened. */
export const shareDays = { least: 1, most: 90, usual: 7 }

/** After so many wrong PINs the next one has to wait. */
export const freePins = 5
/** With so many wrong PINs, right ones between them or not, a link is locked for good: one in 100,000 guesses the PIN. */
export const mostPins = 10
export const pinWaitMs = 15 * 60_000

/** Wrong PINs and addresses that lead nowhere, from one network; a school may stand behind one, and so may strangers. */
export const guessesOfOnePlace: Allowance = { anHour: 50, aDay: 200 }

/** How many from one IPv6 site, which has many networks. */
export const guessesOfOneSite: Allowance = { anHour: 200, aDay: 800 }

/** How long an ended link stays in the list. */
export const endedLinkDays = 30

export type ShareState = 'open' | 'locked' | 'expired' | 'revoked'

/** What is kept of a shared link. `hasFile`: its report still has one. */
export type ShareFacts = { expiresAt: Date; revokedAt: Date | null; failures: number; hasFile: boolean }

/** What has become of a shared link at the moment `now`. */
export function shareState({ expiresAt, revokedAt, failures, hasFile }: ShareFacts, now: Date): ShareState {
  if (revokedAt !== null) return 'revoked'
  if (failures >= mostPins) return 'locked'
  return hasFile && expiresAt > now ? 'open' : 'expired'
}

/** For how long no PIN is looked at, in seconds; 0 when one may be typed. A clock that was set back makes nobody wait longer. */
export function pinWaitSeconds({ failures, failedAt }: { failures: number; failedAt: Date | null }, now: Date): number {
  if (failures !== freePins || failedAt === null) return 0
  const leftMs = Math.min(pinWaitMs, failedAt.getTime() + pinWaitMs - now.getTime())
  return Math.max(0, Math.ceil(leftMs / 1000))
}

/** How many wrong PINs more, after so many, until one has to wait or the link is locked. It tells no more than whoever guesses can count. */
export function pinsLeft(failures: number): number {
  return (failures < freePins ? freePins : mostPins) - failures
}

/** When a link ends: with its days, or with the file if that goes before. */
export function shareEnd(now: Date, days: number, fileExpiresAt: Date): Date {
  const end = new Date(now.getTime() + days * 24 * 3_600_000)
  return end < fileExpiresAt ? end : fileExpiresAt
}

/** The six digits of a typed PIN, with blanks or dashes between them or not; null for anything else. */
export function typedPin(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(digits) ? digits : null
}
