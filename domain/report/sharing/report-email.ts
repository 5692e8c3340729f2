import type { Allowance } from '../../words/allowance.ts'

/** To so many addresses a report is sent at a time. */
export const mostRecipients = 20
/** What mail servers take for sure, once it is packed for the way. */
export const mostAttachedBytes = 5 * 1024 * 1024

/** Emails of reports a school may send: whatever it sends, there is room for invitations and new passwords. */
export const reportMailsOfOneSchool: Allowance = { anHour: null, aDay: 200 }

/** Each address once, however it is written, in an order that is the same for everybody. */
export function recipientsOnce(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.trim().toLowerCase()))].sort()
}

/** What was typed between blanks, commas, semicolons and line ends: the addresses, and what is none. */
export function typedAddresses(typed: string): { addresses: string[]; wrong: string[] } {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '')
  return { addresses: recipientsOnce(parts.filter(isAddress)), wrong: parts.filter((part) => !isAddress(part)) }
}

/** As the contract takes them. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

const isAddress = (part: string) => part.length <= 254 && address.test(part)
