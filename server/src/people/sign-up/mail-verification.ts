import { inSchool } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { selectMemberships, selectOptionalAccountByEmail } from '../account/account.db.ts'
import { issueTokenSparingly } from '../account/one-time-token.ts'
import { verificationMail } from '../mails.ts'
import { mailInvitations } from '../password/mail-invitations.ts'
import type { Room } from '../room.ts'
import { planFreeing } from './free-school.ts'

/** Sends the verification mail, or an invitation, again to who still waits for it, if anybody does. */
export async function mailVerification(
  room: Pick<Room, 'config' | 'pools' | 'wakeJobs'>,
  email: string,
): Promise<void> {
  const { pools, config } = room
  const account = await selectOptionalAccountByEmail(pools.auth, email)
  const memberships = account ? await selectMemberships(pools.auth, account.id) : []
  if (account) await mailInvitations(room, account, memberships)
  const waiting = memberships.find((m) => m.role === 'school_admin' && m.schoolStatus === 'pending_verification')
  if (!account || !waiting) return
  const { schoolId, school } = waiting
  const token = await issueTokenSparingly(pools.auth, { kind: 'verify_email', accountId: account.id, schoolId })
  if (token === null) return
  await inSchool(pools.app, { schoolId }, async (tx) => {
    await askForMail(tx, verificationMail(config.publicUrl, { to: email, name: account.name, school, token }))
    await planFreeing(tx, account.id)
  })
  room.wakeJobs()
}
