import { inSchool } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import {
  type Account,
  isActiveMembership,
  type Membership,
  selectMemberships,
  selectOptionalAccount,
} from '../account/account.db.ts'
import { selectOptionalPerson } from '../account/membership.db.ts'
import { readToken } from '../account/one-time-token.ts'
import type { PeopleServices } from '../account/services.ts'

/** What the page behind an invitation shows. Reading does not use it up. */
export async function readInvitation(room: PeopleServices, { token }: { token: string }) {
  const invitation = await readOpenInvitation(room, token)
  if (isRefused(invitation)) return invitation
  const { name, email, school, hasPassword } = invitation
  return { name, email, school, hasPassword }
}

/** The invitation behind a link that still works, also one whose acceptance was cut short when the person was in. */
export async function readOpenInvitation({ pools }: PeopleServices, token: string) {
  const known = await readToken(pools.auth, 'invitation', token)
  if (!known?.schoolId || known.isUsed || known.isExpired) return refuse('LINK_USED_UP')
  const { accountId, schoolId } = known
  const account = await selectOptionalAccount(pools.auth, accountId)
  const memberships = account ? await selectMemberships(pools.auth, accountId) : []
  const membership = memberships.find((m) => m.schoolId === schoolId)
  if (!account || !membership || membership.status === 'inactive') return refuse('LINK_USED_UP')
  // The name this school knows: what another one calls the person is none of its business.
  const person = await inSchool(pools.app, { schoolId }, (tx) =>
    selectOptionalPerson(tx, membership.userId, membership.role),
  )
  const { school, schoolStatus, role } = membership
  const hasPassword = isPasswordTheirs(account, memberships)
  return { account, schoolId, name: person?.name ?? '', email: account.email, school, schoolStatus, role, hasPassword }
}

/**
 * Whether the password was chosen by who reads the mail of the address: then an invitation leaves it as it is and asks for it.
 * Only where it opens a school, so that a forgotten one can be replaced by mail.
 */
function isPasswordTheirs({ isPasswordByMail }: Account, memberships: readonly Membership[]): boolean {
  return isPasswordByMail && memberships.some(isActiveMembership)
}
