import { inSchool } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { selectMemberships, selectOptionalAccountByEmail } from '../account/account.db.ts'
import { selectNameOf } from '../account/membership.db.ts'
import { issueTokenSparingly } from '../account/one-time-token.ts'
import type { PeopleServices } from '../account/services.ts'
import { claimMail, verificationMail } from '../mails.ts'
import { mailInvitations } from '../password/mail-invitations.ts'
import { planFreeing } from './free-school.ts'
import { isAccountMadeHere } from './sign-up-facts.db.ts'

/** Sends the verification mail, or an invitation, again to who still waits for it, if anybody does. */
export async function mailVerification(
  room: Pick<PeopleServices, 'config' | 'pools' | 'wakeJobs'>,
  email: string,
): Promise<void> {
  const { pools, config } = room
  const account = await selectOptionalAccountByEmail(pools.auth, email)
  const memberships = account ? await selectMemberships(pools.auth, account.id) : []
  if (account) await mailInvitations(room, account, memberships)
  if (!account) return
  // Of several the newest first; ids sort by time.
  const waiting = memberships
    .filter((m) => m.role === 'school_admin' && m.schoolStatus === 'pending_verification')
    .sort((a, b) => (a.schoolId < b.schoolId ? 1 : -1))
  // The password of an account that is somebody already may have been typed by anybody: it is chosen anew by the link.
  const isAlone = memberships.length === 1 && account.passwordHash !== null
  for (const { schoolId, school, userId } of waiting) {
    // So may that of one that was somebody before, also where the other school has gone since.
    const isOwn = isAlone && (await inSchool(pools.app, { schoolId }, isAccountMadeHere))
    const [kind, write] = isOwn ? (['verify_email', verificationMail] as const) : (['invitation', claimMail] as const)
    const token = await issueTokenSparingly(pools.auth, { kind, accountId: account.id, schoolId })
    if (token === null) continue
    await inSchool(pools.app, { schoolId }, async (tx) => {
      const name = await selectNameOf(tx, userId)
      await askForMail(tx, write(config.publicUrl, { to: email, name, school, token }))
      await planFreeing(tx, account.id)
    })
  }
  room.wakeJobs()
}
