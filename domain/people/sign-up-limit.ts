import type { Allowance } from '../school/allowance.ts'

/**
 * How many schools one address may sign up. Every form that passes its own rules counts, also one that is then told that
 * the email has an account: whoever tries addresses out learns of no more than these.
 */
export const signUpsOfOnePlace: Allowance = { anHour: 5, aDay: 20 }
