import { inSchool } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { markEmailProven } from '../account/account.db.ts'
import { selectOptionalMe } from '../account/membership.db.ts'
import { readToken, useToken } from '../account/one-time-token.ts'
import type { Room } from '../room.ts'
import { openSchool } from './open-school.ts'

/**
 * Follows the link of the verification mail: the person and the school they own become active. A second click is told
 * it worked, as long as it did: it changes nothing.
 */
export async function verifyEmail({ pools, log }: Room, { token, type }: { token: string; type: string }) {
  if (type !== 'signup' || token === '') return refuse('INVALID_LINK')
  const known = await readToken(pools.auth, 'verify_email', token)
  if (!known?.schoolId) return refuse('INVALID_LINK')
  const { accountId, schoolId } = known
  if (!known.isUsed && known.isExpired) return refuse('LINK_USED_UP')

  // Activated first and used up after: who is killed in between may click again.
  const isActive = await inSchool(pools.app, { schoolId }, async (tx) => {
    if (!known.isUsed) await openSchool(tx, accountId)
    return (await selectOptionalMe(tx, accountId)) !== undefined
  })
  if (!isActive) return refuse('LINK_USED_UP')
  if (!known.isUsed) {
    await markEmailProven(pools.auth, accountId)
    await useToken(pools.auth, token)
    noteSecurity(log, 'ROLE_GIVEN', { account: accountId, school: schoolId, role: 'school_admin' })
  }
  return {}
}
