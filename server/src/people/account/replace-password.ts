import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { passwordChangedMail } from '../mails.ts'
import { type Account, isActiveMembership, type Membership, selectMemberships } from './account.db.ts'
import { selectNameOf } from './membership.db.ts'
import type { PeopleServices } from './services.ts'
import { type NewPassword, setPassword } from './set-password.ts'

/** How a password came to be another. */
type By = 'own hand' | 'link'

/**
 * Sets the password of an account (as `setPassword`) and writes to its address that it was done, for whoever reads that
 * and did not do it. Who had no password before is not told. The mail stands in the school the person works in.
 */
export async function replacePassword(
  room: Pick<PeopleServices, 'pools' | 'config' | 'log'>,
  account: Account,
  by: By,
  asked: Omit<NewPassword, 'accountId'>,
): Promise<boolean> {
  const { pools, log } = room
  const accountId = account.id
  const news = await placeOfNews(room, account)
  const set = () => setPassword(pools.auth, { ...asked, accountId })
  // The mail goes with its transaction, which ends after the password is set.
  const isSet = news
    ? await inSchool(pools.app, { schoolId: news.schoolId }, async (tx) => {
        if (!(await set())) return false
        await writeNews(room, tx, account, news)
        return true
      })
    : await set()
  if (isSet) noteSecurity(log, 'PASSWORD_CHANGED', { account: accountId, by })
  return isSet
}

/** Where the owner of an account is told that its password is another one: undefined for one that had none. */
export async function placeOfNews(
  { pools }: Pick<PeopleServices, 'pools'>,
  { id, passwordHash }: Account,
): Promise<Membership | undefined> {
  if (passwordHash === null) return undefined
  const memberships = await selectMemberships(pools.auth, id)
  return memberships.find(isActiveMembership) ?? memberships[0]
}

/** Writes to the owner of an account that its password was changed, in a transaction of the school of `placeOfNews`. */
export async function writeNews(
  { config }: Pick<PeopleServices, 'config'>,
  tx: Tx,
  { email }: Account,
  { userId, school }: Membership,
): Promise<void> {
  const name = await selectNameOf(tx, userId)
  await askForMail(tx, passwordChangedMail(config.publicUrl, { to: email, name, school }))
}
