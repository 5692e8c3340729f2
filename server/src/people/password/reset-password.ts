import { passwordProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { refuse } from '../../platform/http/refused.ts'
import { markEmailProven } from '../account/account.db.ts'
import { readToken, useToken } from '../account/one-time-token.ts'
import { hashPassword } from '../account/password-hash.ts'
import type { Room } from '../room.ts'
import { deleteOtherSessions } from '../sign-in/session.db.ts'

/** Sets a new password by the link of the mail; every session of the account ends. */
export async function resetPassword(room: Room, { token, newPassword }: { token: string; newPassword: string }) {
  const { auth } = room.pools
  const known = await readToken(auth, 'reset_password', token)
  if (!known || known.isUsed || known.isExpired) return refuse('LINK_USED_UP')
  if (passwordProblem(newPassword) !== null) return refuse('WEAK_PASSWORD')
  const passwordHash = await hashPassword(newPassword)
  if (!(await useToken(auth, token))) return refuse('LINK_USED_UP')
  await room.identity.setPassword(known.accountId, passwordHash)
  await markEmailProven(auth, known.accountId)
  await deleteOtherSessions(auth, known.accountId, null)
  return {}
}
