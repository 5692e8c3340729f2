import { inSchool } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { type Account, isMereInvitation, type Membership } from '../account/account.db.ts'
import { issueTokenSparingly } from '../account/one-time-token.ts'
import { invitationMail } from '../mails.ts'
import type { Room } from '../room.ts'

/** Mails the invitations an account has not followed yet once more, each to be followed by itself; how many wait. */
export async function mailInvitations(room: Room, account: Account, memberships: Membership[]): Promise<number> {
  const { pools, config } = room
  const invited = memberships.filter((m) => isMereInvitation(m) && m.schoolStatus === 'active')
  const { id: accountId, email, name } = account
  for (const { schoolId, school } of invited) {
    const token = await issueTokenSparingly(pools.auth, { kind: 'invitation', accountId, schoolId })
    if (token === null) continue
    const hasPassword = account.passwordHash !== null
    await inSchool(pools.app, { schoolId }, (tx) =>
      askForMail(tx, invitationMail(config.publicUrl, { to: email, name, school, token, hasPassword })),
    )
  }
  if (invited.length > 0) room.wakeJobs()
  return invited.length
}
