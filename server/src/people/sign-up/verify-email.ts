import { inSchool } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { tell } from '../../platform/notice/tell.ts'
import { lockSchool, selectSubscription } from '../../school/school.db.ts'
import { markEmailProven } from '../account/account.db.ts'
import { activateSchool, activateUser, selectOptionalMe } from '../account/membership.db.ts'
import { readToken, useToken } from '../account/one-time-token.ts'
import type { Room } from '../room.ts'

/**
 * Follows the link of the verification mail: the person and the school they own become active. A second click is told
 * it worked, as long as it did: it changes nothing.
 */
export async function verifyEmail({ pools }: Room, { token, type }: { token: string; type: string }) {
  if (type !== 'signup' || token === '') return refuse('INVALID_LINK')
  const known = await readToken(pools.auth, 'verify_email', token)
  if (!known?.schoolId) return refuse('INVALID_LINK')
  const { accountId, schoolId } = known
  if (!known.isUsed && known.isExpired) return refuse('LINK_USED_UP')

  // Activated first and used up after: who is killed in between may click again.
  const isActive = await inSchool(pools.app, { schoolId }, async (tx) => {
    if (!known.isUsed && (await lockSchool(tx))) {
      await activateUser(tx, accountId)
      await activateSchool(tx, accountId)
    }
    const me = await selectOptionalMe(tx, accountId)
    if (me && !known.isUsed) {
      const { trialEndsAt } = await selectSubscription(tx)
      const data = { school: me.school, ...(trialEndsAt === null ? {} : { trialEndsAt }) }
      await tell(tx, 'school_ready', [{ userId: me.id, about: schoolId, data }])
    }
    return me !== undefined
  })
  if (!isActive) return refuse('LINK_USED_UP')
  if (!known.isUsed) {
    await markEmailProven(pools.auth, accountId)
    await useToken(pools.auth, token)
  }
  return {}
}
