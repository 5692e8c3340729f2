import { inSchool } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { selectOptionalSchoolStatus, selectOptionalUnverifiedOwner } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { freeSchool } from './free-school.ts'
import { readReceipt } from './receipt.ts'

/**
 * Takes back a sign-up to a wrong address, for who holds its receipt. School and link go, and with them the account, unless
 * it has another school; a sign-up with the right address is a new one, and counts as one. Nothing is done once somebody has
 * followed the mail.
 */
export async function withdrawSignUp(room: PeopleServices, { receipt }: { receipt: string }) {
  const schoolId = readReceipt(receipt, room.config.secrets)
  if (schoolId === null) return refuse('BAD_REQUEST')
  const ownerId = await inSchool(room.pools.app, { schoolId }, selectOptionalUnverifiedOwner)
  if (ownerId !== undefined) await freeSchool(room, { schoolId, ownerId })
  // Asked behind it: the mail may have been followed in between.
  return { isFree: (await inSchool(room.pools.app, { schoolId }, selectOptionalSchoolStatus)) === undefined }
}
