import { inSchool } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { selectOptionalUnverifiedOwner } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { freeSchool } from './free-school.ts'
import { readReceipt } from './receipt.ts'
import { selectOptionalSignUpMailState } from './sign-up-mail.db.ts'

/**
 * How the mail of a sign-up fares, for who holds its receipt. An address the mail server refused for good will never be
 * verified: its school is freed at once, so that the name can be signed up again with the right address.
 */
export async function signUpMail(room: PeopleServices, { receipt }: { receipt: string }) {
  const schoolId = readReceipt(receipt, room.config.secrets)
  if (schoolId === null) return refuse('BAD_REQUEST')
  const { state, ownerId } = await inSchool(room.pools.app, { schoolId }, async (tx) => ({
    state: await selectOptionalSignUpMailState(tx),
    ownerId: await selectOptionalUnverifiedOwner(tx),
  }))
  if (state === 'refused' && ownerId !== undefined) await freeSchool(room, { schoolId, ownerId })
  // Freed before, here or by the queue: its mail was never followed.
  return { state: state ?? ('refused' as const) }
}
