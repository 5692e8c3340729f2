import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { askForMail, type MailHindrance } from '../../platform/mail/ask-for-mail.ts'
import {
  type Account,
  isMereInvitation,
  type Membership,
  selectMemberships,
  selectOptionalAccountByEmail,
} from '../account/account.db.ts'
import { selectNameOf } from '../account/membership.db.ts'
import { issueTokenSparingly } from '../account/one-time-token.ts'
import type { PeopleServices } from '../account/services.ts'
import { invitationMail } from '../mails.ts'

/** Mails the invitations an account has not followed yet once more, each to be followed by itself; how many wait. */
export async function mailInvitations(
  room: Pick<PeopleServices, 'config' | 'pools' | 'wakeJobs'>,
  account: Account,
  memberships: Membership[],
): Promise<number> {
  const { pools, config } = room
  const invited = memberships.filter((m) => isMereInvitation(m) && m.schoolStatus === 'active')
  const { id: accountId, email } = account
  for (const { schoolId, school, userId, role } of invited) {
    const token = await issueTokenSparingly(pools.auth, { kind: 'invitation', accountId, schoolId })
    if (token === null) continue
    const hasPassword = account.passwordHash !== null
    await inSchool(pools.app, { schoolId }, async (tx) => {
      const name = await selectNameOf(tx, userId)
      await askForMail(tx, invitationMail(config.publicUrl, { to: email, name, school, token, hasPassword, role }))
    })
  }
  if (invited.length > 0) room.wakeJobs()
  return invited.length
}

/**
 * Writes the invitation to this address into this school again, with a fresh link; at most once a minute and five times
 * a day. `nobody`: no invitation of the school waits there.
 */
export async function mailInvitationAgain(
  { config, pools }: Pick<PeopleServices, 'config' | 'pools'>,
  tx: Tx,
  to: string,
): Promise<'asked' | 'nobody' | MailHindrance> {
  const account = await selectOptionalAccountByEmail(pools.auth, to)
  const memberships = account ? await selectMemberships(pools.auth, account.id) : []
  const invited = memberships.find((one) => one.schoolId === tx.schoolId && isMereInvitation(one))
  if (!account || !invited) return 'nobody'
  const accountId = account.id
  const token = await issueTokenSparingly(pools.auth, { kind: 'invitation', accountId, schoolId: tx.schoolId })
  if (token === null) return 'receiver_has_enough'
  const { school, userId, role } = invited
  const name = await selectNameOf(tx, userId)
  const facts = { to, name, school, role, token, hasPassword: account.passwordHash !== null }
  return (await askForMail(tx, invitationMail(config.publicUrl, facts))) ?? 'asked'
}
