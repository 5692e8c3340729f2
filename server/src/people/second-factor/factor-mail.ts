import { inSchool } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { type Account, isActiveMembership, selectMemberships } from '../account/account.db.ts'
import { selectNameOf } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { secondFactorMail } from '../mails.ts'

/**
 * Writes to the owner of an account that its second factor is on, or off, for whoever reads that and did not do it. When that
 * fails, it is on or off all the same.
 */
export async function tellOwnerOfFactor(
  { pools, config, log, wakeJobs }: Pick<PeopleServices, 'pools' | 'config' | 'log' | 'wakeJobs'>,
  { id, email, isVerified }: Account,
  now: 'on' | 'off',
): Promise<void> {
  noteSecurity(log, 'SECOND_FACTOR', { account: id, now, by: 'own hand' })
  try {
    const memberships = await selectMemberships(pools.auth, id)
    const here = memberships.find(isActiveMembership)
    if (!here) return
    const { schoolId, school, userId } = here
    await inSchool(pools.app, { schoolId }, async (tx) => {
      const name = await selectNameOf(tx, userId)
      await askForMail(tx, secondFactorMail(config.publicUrl, now, { to: email, name, school, isProven: isVerified }))
    })
  } catch (error) {
    return log.error({ err: error }, 'the owner of an account could not be told about the second factor')
  }
  wakeJobs()
}
