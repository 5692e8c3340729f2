const dayMs = 24 * 3_600_000

/** Who is caught by a rule on the day it is switched on has so long, and is told so long before. */
export const noticeDays = 7

/** What a school asks of its staff when they sign in. The dates say since when it does; null: not at all. */
export type SignInRules = {
  schoolId: string
  /** Days a password lasts; 0 is for ever. */
  passwordExpiry: number
  passwordExpirySince: Date | null
  twoFactorSince: Date | null
}

/** A password: when it was set, and when its owner was first told that one will expire; null for never. */
export type AgingPassword = { passwordSetAt: Date | null; expiryToldAt: Date | null }

/**
 * When a password of staff has to be replaced: the earliest of what the person's schools say, each so many days after
 * it was set, but never within seven days of the rule, nor of the day its owner was told, which is now for who was not. Null: never.
 */
export function passwordDue(
  { passwordSetAt, expiryToldAt }: AgingPassword,
  schools: readonly SignInRules[],
  now: Date,
): Date | null {
  if (passwordSetAt === null) return null
  const dues = schools.flatMap(({ passwordExpiry, passwordExpirySince }) =>
    passwordExpiry === 0 || passwordExpirySince === null
      ? []
      : [
          Math.max(
            passwordSetAt.getTime() + passwordExpiry * dayMs,
            passwordExpirySince.getTime() + noticeDays * dayMs,
          ),
        ],
  )
  const told = expiryToldAt && expiryToldAt >= passwordSetAt ? expiryToldAt : now
  return dues.length === 0 ? null : new Date(Math.max(Math.min(...dues), told.getTime() + noticeDays * dayMs))
}

/** Whether the day is near enough to tell the person of it. */
export function isNoticeTime(due: Date, now: Date): boolean {
  return due.getTime() - now.getTime() <= noticeDays * dayMs
}

/** Until when staff without a second factor may go on without one in a school; null: as long as they like. */
export function setUpDue({ twoFactorSince }: Pick<SignInRules, 'twoFactorSince'>): Date | null {
  return twoFactorSince === null ? null : new Date(twoFactorSince.getTime() + noticeDays * dayMs)
}

/** What the facts say of a sign-in whose password was right. */
export type SignInFacts = AgingPassword & {
  hasFactor: boolean
  isFactorProven: boolean
  schools: readonly SignInRules[]
  now: Date
}

/**
 * What is asked before somebody is let in, in this order: the code, then a password in place of one that is too old. Null:
 * nothing. A set-up that is due is asked by the school that is entered.
 */
export function nextStep(facts: SignInFacts): 'second_factor' | 'new_password' | null {
  const { hasFactor, isFactorProven, schools, now } = facts
  if (hasFactor && !isFactorProven) return 'second_factor'
  const due = passwordDue(facts, schools, now)
  return due && due <= now ? 'new_password' : null
}
