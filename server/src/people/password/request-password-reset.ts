import { inSchool } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { findAccountByEmail, listMemberships } from '../account/account.db.ts'
import { issueTokenSparingly } from '../account/one-time-token.ts'
import { resetMail } from '../mails.ts'
import type { Room } from '../room.ts'

/** Mails a link to choose a new password; never says whether the address has an account. */
export async function requestPasswordReset(room: Room, { email }: { email: string }) {
  const { pools, config } = room
  if (email.endsWith('.invalid')) return {}
  const account = await findAccountByEmail(pools.auth, email)
  const [membership] = account ? await listMemberships(pools.auth, account.id) : []
  if (!account || !membership) return {}
  const { schoolId, school } = membership
  const token = await issueTokenSparingly(pools.auth, { kind: 'reset_password', accountId: account.id, schoolId })
  if (token === null) return {}
  await inSchool(pools.app, { schoolId }, (tx) =>
    askForMail(tx, resetMail(config.publicUrl, { to: email, name: account.name, school, token })),
  )
  room.wakeJobs()
  return {}
}
