import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { readToken } from '../account/one-time-token.ts'
import { hashOtherPasswordOf } from '../account/password-hash.ts'
import { replacePassword } from '../account/replace-password.ts'
import type { PeopleServices } from '../account/services.ts'
import { rememberSource } from '../sign-in/guess-source.ts'
import { typedEmail } from '../sign-in/typed-name.ts'
import { judgePassword, ownerOf } from './judge-password.ts'

type ResetPasswordInput = { token: string; newPassword: string }

/**
 * Sets a new password by the link of the mail; every session of the account and every other such link ends. The browser
 * is the account's from now on: who guesses at it from elsewhere cannot keep out whoever reads its mail.
 */
export async function resetPassword(
  room: PeopleServices,
  { token, newPassword }: ResetPasswordInput,
  request: RequestFacts,
) {
  const { auth } = room.pools
  const known = await readToken(auth, 'reset_password', token)
  if (!known || known.isUsed || known.isExpired) return refuse('LINK_USED_UP')
  const account = await selectOptionalAccount(auth, known.accountId)
  if (!account) return refuse('LINK_USED_UP')
  const bad = judgePassword(newPassword, await ownerOf(auth, account))
  if (bad) return bad
  const passwordHash = await hashOtherPasswordOf(`account ${known.accountId}`, newPassword, account.passwordHash)
  if (passwordHash === null) return refuse('SAME_PASSWORD')
  const isSet = await replacePassword(room, account, 'link', { passwordHash, provesEmail: true, token })
  if (!isSet) return refuse('LINK_USED_UP')
  await rememberSource(room, typedEmail(account.email), request)
  return {}
}
