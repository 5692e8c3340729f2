import type { Allowance } from '../words/allowance.ts'

/**
 * How many schools one address may sign up. Every form that passes its own rules counts, also one that is then told that
 * the email has an account: whoever tries addresses out learns of no more than these.
 */
export const signUpsOfOnePlace: Allowance = { anHour: 5, aDay: 20 }

/** How many from one site (`siteOf`): four places' worth, so that whoever holds a whole one has not 65,536 times as many. */
export function signUpsOfOneSite({ anHour, aDay }: Allowance): Allowance {
  return { anHour: anHour && anHour * 4, aDay: aDay && aDay * 4 }
}
