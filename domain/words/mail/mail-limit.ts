import type { Allowance } from '../allowance.ts'

/** Mails of one kind to one receiver, from whichever schools: nobody's letter box is filled through us. */
export const mailsToOneReceiver: Allowance = { anHour: 3, aDay: 10 }

const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The letter box an address leads to, to count by: whatever follows a plus lies in the same one, and Gmail reads no dots.
 * Nobody is written to by it.
 */
export function letterBoxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@')
  const box = local.replace(/\+.*/su, '')
  return gmail.has(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`
}

type Standing = { status: 'pending_verification' | 'active' | 'inactive'; hasTrial: boolean }

/**
 * Mails a school may have sent in 24 hours: 20 until its own address is proven, then 500. A school that was given no
 * trial (`hasTrial` false) is the platform's own, or one the company has released from this limit.
 */
export function mailsOfOneSchool({ status, hasTrial }: Standing): Allowance {
  if (status !== 'active') return { anHour: null, aDay: 20 }
  return { anHour: null, aDay: hasTrial ? 500 : null }
}

/**
 * Of these, what reminders may use and what other notifications may use, each by itself: whatever is published or
 * released, three emails of ten stay for links of accounts and for reports.
 */
export function notificationMailsOfOneSchool(standing: Standing): { reminders: Allowance; others: Allowance } {
  const { aDay } = mailsOfOneSchool(standing)
  const share = (tenths: number): Allowance => ({
    anHour: null,
    aDay: aDay === null ? null : Math.floor((aDay * tenths) / 10),
  })
  return { reminders: share(4), others: share(3) }
}
