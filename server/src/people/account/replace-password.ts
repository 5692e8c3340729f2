import { inSchool } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { passwordChangedMail } from '../mails.ts'
import type { Room } from '../room.ts'
import { type Account, isActiveMembership, selectMemberships } from './account.db.ts'
import { type NewPassword, setPassword } from './set-password.ts'

/** How a password came to be another. */
type By = 'own hand' | 'link' | 'invitation'

/**
 * Sets the password of an account (as `setPassword`) and writes to its address that it was done, for whoever reads that
 * and did not do it. Who had no password before is not told. The mail stands in the school the person works in.
 */
export async function replacePassword(
  { pools, config, log }: Pick<Room, 'pools' | 'config' | 'log'>,
  account: Account,
  by: By,
  asked: Omit<NewPassword, 'accountId'>,
): Promise<boolean> {
  const accountId = account.id
  const memberships = await selectMemberships(pools.auth, accountId)
  const { schoolId, school } = memberships.find(isActiveMembership) ?? memberships[0] ?? {}
  const isNews = account.passwordHash !== null && schoolId !== undefined
  const set = () => setPassword(pools.auth, { ...asked, accountId })
  // The mail goes with its transaction, which ends after the password is set.
  const isSet = isNews
    ? await inSchool(pools.app, { schoolId }, async (tx) => {
        if (!(await set())) return false
        const { email, name } = account
        await askForMail(tx, passwordChangedMail(config.publicUrl, { to: email, name, school: school ?? '' }))
        return true
      })
    : await set()
  if (isSet) noteSecurity(log, 'PASSWORD_CHANGED', { account: accountId, by })
  return isSet
}
