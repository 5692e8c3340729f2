import { passwordProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { refuse } from '../../platform/http/refused.ts'
import { readToken } from '../account/one-time-token.ts'
import { hashPassword } from '../account/password-hash.ts'
import { setPassword } from '../account/set-password.ts'
import type { Room } from '../room.ts'

/** Sets a new password by the link of the mail; every session of the account and every other such link ends. */
export async function resetPassword(room: Room, { token, newPassword }: { token: string; newPassword: string }) {
  const { auth } = room.pools
  const known = await readToken(auth, 'reset_password', token)
  if (!known || known.isUsed || known.isExpired) return refuse('LINK_USED_UP')
  if (passwordProblem(newPassword) !== null) return refuse('WEAK_PASSWORD')
  const passwordHash = await hashPassword(newPassword)
  const isSet = await setPassword(auth, { accountId: known.accountId, passwordHash, provesEmail: true, token })
  return isSet ? {} : refuse('LINK_USED_UP')
}
