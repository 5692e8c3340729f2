import { isInRanges, readRanges } from './address-ranges.ts'

type Expiry = { passwordExpiry: number }
type Restriction = { ipRestriction: boolean; allowedAddresses: string }

/** Whether a change of the password's age (days, 0 for never) asks more of people than before: then their notice begins anew. */
export function isExpiryStricter(before: Expiry, after: Expiry): boolean {
  if (after.passwordExpiry === 0) return false
  return before.passwordExpiry === 0 || after.passwordExpiry < before.passwordExpiry
}

/** A restriction to no address at all would let nobody in. Null: nothing is wrong with it. */
export function restrictionProblem({ ipRestriction, allowedAddresses }: Restriction): string | null {
  if (!ipRestriction || readRanges(allowedAddresses).ranges.length > 0) return null
  return 'List at least one address or range: with none, no exam could be started anywhere.'
}

/** Whether this change keeps the address of who makes it from starting exams, where the restriction is on at all. */
export function leavesOut(address: string, before: Restriction, after: Restriction): boolean {
  const isTouched = before.ipRestriction !== after.ipRestriction || before.allowedAddresses !== after.allowedAddresses
  return after.ipRestriction && isTouched && !isInRanges(readRanges(after.allowedAddresses).ranges, address)
}
