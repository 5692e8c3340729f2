import { passwordProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { hashPasswordOf } from '../account/password-hash.ts'
import { isStudentAddress, passwordOf } from '../account/password-of.ts'
import { replacePassword } from '../account/replace-password.ts'
import type { PeopleServices } from '../account/services.ts'
import { judgePassword, ownerOf } from './judge-password.ts'
import { proveOwnPassword } from './prove-own-password.ts'

type Typed = { currentPassword: string; newPassword: string }

/** Changes the own password and ends every other session of the account. Stands outside the transaction: it hashes. */
export async function changePassword(room: PeopleServices, typed: Typed, actor: Actor, request: RequestFacts) {
  const { auth } = room.pools
  const account = await selectOptionalAccount(auth, actor.accountId)
  if (!account) return refuse('NOT_SIGNED_IN')
  const next = passwordOf(account.email, typed.newPassword)
  if (passwordProblem(next) !== null) return refuse('WEAK_PASSWORD')
  // A candidate's password is typed on forty old computers; it may be simple.
  const bad = isStudentAddress(account.email) ? undefined : judgePassword(next, await ownerOf(auth, account))
  if (bad) return bad
  const refused = await proveOwnPassword(room, account, typed.currentPassword, request)
  if (refused) return refused
  // Else its age would begin anew, and those who may know it would go on knowing it.
  if (next === passwordOf(account.email, typed.currentPassword)) return refuse('SAME_PASSWORD')
  const passwordHash = await hashPasswordOf(`account ${account.id}`, next)
  const isSet = await replacePassword(room, account, 'own hand', {
    passwordHash,
    inPlaceOf: account.passwordHash,
    keptSession: room.identity.tokenOf(request),
  })
  // What was typed as the current one was it a moment ago.
  return isSet ? {} : refuse('WRONG_PASSWORD')
}
