import type { Allowance } from '../school/allowance.ts'

/** Mails of one kind to one receiver, from whichever schools: nobody's letter box is filled through us. */
export const mailsToOneReceiver: Allowance = { anHour: 3, aDay: 10 }

type Standing = { status: 'pending_verification' | 'active' | 'inactive'; hasTrial: boolean }

/**
 * Mails a school may have sent in 24 hours: 20 until its own address is proven, then 500. A school that was given no
 * trial (`hasTrial` false) is the platform's own, or one the company has released from this limit.
 */
export function mailsOfOneSchool({ status, hasTrial }: Standing): Allowance {
  if (status !== 'active') return { anHour: null, aDay: 20 }
  return { anHour: null, aDay: hasTrial ? 500 : null }
}
