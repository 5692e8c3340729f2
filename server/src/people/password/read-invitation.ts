import { refuse } from '../../platform/http/refused.ts'
import { findAccount, listMemberships } from '../account/account.db.ts'
import { readToken } from '../account/one-time-token.ts'
import type { Room } from '../room.ts'

/** What the page behind an invitation shows. Reading does not use it up. */
export async function readInvitation({ pools }: Room, { token }: { token: string }) {
  const known = await readToken(pools.auth, 'invitation', token)
  if (!known || known.isUsed || known.isExpired) return refuse('LINK_USED_UP')
  const account = await findAccount(pools.auth, known.accountId)
  const memberships = account ? await listMemberships(pools.auth, account.id) : []
  const membership = memberships.find(({ schoolId }) => schoolId === known.schoolId)
  if (!account || membership?.status !== 'pending_verification') return refuse('LINK_USED_UP')
  return { name: account.name, email: account.email, school: membership.school }
}
