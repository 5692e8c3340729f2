import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { hashOtherPasswordOf } from '../account/password-hash.ts'
import { replacePassword } from '../account/replace-password.ts'
import type { PeopleServices } from '../account/services.ts'
import { letInFurther } from '../sign-in/let-in.ts'
import { judgePassword, ownerOf } from './judge-password.ts'

/** The step of signing in at which a password is too old. The old one was proven a moment ago, and so was the code. */
export async function replaceExpiredPassword(
  room: PeopleServices,
  { newPassword }: { newPassword: string },
  request: RequestFacts,
) {
  const { auth } = room.pools
  const who = await room.identity.whoAwaits(request, 'new_password')
  const account = who ? await selectOptionalAccount(auth, who.accountId) : undefined
  if (!account) return refuse('SIGN_IN_AGAIN')
  const bad = judgePassword(newPassword, await ownerOf(auth, account))
  if (bad) return bad
  const passwordHash = await hashOtherPasswordOf(`account ${account.id}`, newPassword, account.passwordHash)
  if (passwordHash === null) return refuse('SAME_PASSWORD')
  // Another window may have been faster, or the owner by a mailed link: they have ended this session.
  if (!(await room.identity.whoAwaits(request, 'new_password'))) return refuse('SIGN_IN_AGAIN')
  const isSet = await replacePassword(room, account, 'own hand', {
    passwordHash,
    inPlaceOf: account.passwordHash,
    keptSession: room.identity.tokenOf(request),
  })
  const renewed = isSet ? await selectOptionalAccount(auth, account.id) : undefined
  return renewed?.passwordHash === passwordHash
    ? await letInFurther(room, renewed, request, 'new_password')
    : refuse('SIGN_IN_AGAIN')
}
