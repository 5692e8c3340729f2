import { inSchool } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { isActiveMembership, selectMemberships, selectOptionalAccountByEmail } from '../account/account.db.ts'
import { selectNameOf } from '../account/membership.db.ts'
import { issueTokenSparingly } from '../account/one-time-token.ts'
import type { PeopleServices } from '../account/services.ts'
import { resetMail } from '../mails.ts'
import { mailInvitations } from './mail-invitations.ts'

/** Mails a link to choose a new password to whoever has the address, if anybody has. */
export async function mailReset(
  room: Pick<PeopleServices, 'config' | 'pools' | 'wakeJobs'>,
  email: string,
): Promise<void> {
  const { pools, config } = room
  if (email.endsWith('.invalid')) return
  const account = await selectOptionalAccountByEmail(pools.auth, email)
  const memberships = account ? await selectMemberships(pools.auth, account.id) : []
  const [membership] = memberships
  if (!account || !membership) return
  // Who is only invited has no password to forget; the link that lets them in also sets one.
  if (!memberships.some(isActiveMembership) && (await mailInvitations(room, account, memberships)) > 0) return
  // Its administrators see that a mail went out: not those of a school that merely invited the address.
  const { schoolId, school, userId } = memberships.find(isActiveMembership) ?? membership
  const token = await issueTokenSparingly(pools.auth, { kind: 'reset_password', accountId: account.id, schoolId })
  if (token === null) return
  await inSchool(pools.app, { schoolId }, async (tx) => {
    const name = await selectNameOf(tx, userId)
    await askForMail(tx, resetMail(config.publicUrl, { to: email, name, school, token }))
  })
  room.wakeJobs()
}
