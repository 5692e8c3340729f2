import { inSchool } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { lockSchool } from '../../school/school.db.ts'
import { lockStatus, selectOptionalMe } from '../account/membership.db.ts'
import { followVerification, readToken } from '../account/one-time-token.ts'
import { openSchool } from '../account/open-school.ts'
import type { PeopleServices } from '../account/services.ts'

/**
 * Follows the link of the verification mail: the person and the school they own become active. A second click is told
 * it worked, as long as it did: it changes nothing.
 */
export async function verifyEmail({ pools, log }: PeopleServices, { token, type }: { token: string; type: string }) {
  if (type !== 'signup' || token === '') return refuse('INVALID_LINK')
  const known = await readToken(pools.auth, 'verify_email', token)
  if (!known?.schoolId) return refuse('INVALID_LINK')
  const { accountId, schoolId } = known
  if (!known.isUsed && known.isExpired) return refuse('LINK_USED_UP')

  // Address and school at once: no other school gives the account a password in between.
  const { isOpened, isActive } = await inSchool(pools.app, { schoolId }, async (tx) => {
    await lockSchool(tx)
    await lockStatus(tx, accountId)
    const isOpened = await followVerification(tx, token)
    if (isOpened) await openSchool(tx, accountId)
    return { isOpened, isActive: (await selectOptionalMe(tx, accountId)) !== undefined }
  })
  if (isOpened) noteSecurity(log, 'ROLE_GIVEN', { account: accountId, school: schoolId, role: 'school_admin' })
  return isActive ? {} : refuse('LINK_USED_UP')
}
