import { passwordProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { activateUser } from '../account/membership.db.ts'
import { readToken } from '../account/one-time-token.ts'
import { hashPassword } from '../account/password-hash.ts'
import { setPassword } from '../account/set-password.ts'
import type { Room } from '../room.ts'
import { readInvitation } from './read-invitation.ts'

/** Accepts an invitation: the address is proven by the mail, the password is set, the person may work in the school. */
export async function acceptInvitation(room: Room, { token, password }: { token: string; password: string }) {
  const { app, auth } = room.pools
  const invitation = await readInvitation(room, { token })
  if (isRefused(invitation)) return invitation
  if (passwordProblem(password) !== null) return refuse('WEAK_PASSWORD')
  const passwordHash = await hashPassword(password)
  const known = await readToken(auth, 'invitation', token)
  if (!known?.schoolId) return refuse('LINK_USED_UP')
  const isSet = await setPassword(auth, { accountId: known.accountId, passwordHash, provesEmail: true, token })
  if (!isSet) return refuse('LINK_USED_UP')
  await inSchool(app, { schoolId: known.schoolId }, (tx) => activateUser(tx, known.accountId))
  return {}
}
