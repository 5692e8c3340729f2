import { isInRanges, readRanges } from '@sabimark/domain/school/settings/address-ranges.ts'
import type { StartGuard } from '../exam/sitting.db.ts'

/**
 * Whether the school allows a start from this address. It is the one the connection comes from: behind a proxy nobody has
 * named that is the proxy's, since what a request says of itself could open the door to everybody.
 */
export function mayStartFrom({ allowedAddresses }: Pick<StartGuard, 'allowedAddresses'>, address: string): boolean {
  return allowedAddresses === null || isInRanges(readRanges(allowedAddresses).ranges, address)
}
