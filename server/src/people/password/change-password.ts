import { passwordProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { hashPasswordOf, isPasswordRight } from '../account/password-hash.ts'
import { isStudentAddress, passwordOf } from '../account/password-of.ts'
import { replacePassword } from '../account/replace-password.ts'
import type { Room } from '../room.ts'
import { guess } from '../sign-in/guess-limit.ts'
import { typedNameOf } from '../sign-in/typed-name.ts'
import { judgePassword, ownerOf } from './judge-password.ts'

type Typed = { currentPassword: string; newPassword: string }

/** Changes the own password and ends every other session of the account. Stands outside the transaction: it hashes. */
export async function changePassword(room: Room, typed: Typed, actor: Actor, request: RequestFacts) {
  const { auth } = room.pools
  const account = await selectOptionalAccount(auth, actor.accountId)
  if (!account) return refuse('NOT_SIGNED_IN')
  const next = passwordOf(account.email, typed.newPassword)
  if (passwordProblem(next) !== null) return refuse('WEAK_PASSWORD')
  // A candidate's password is typed on forty old computers; it may be simple.
  const bad = isStudentAddress(account.email) ? undefined : judgePassword(next, await ownerOf(auth, account))
  if (bad) return bad
  const isRight = () => isPasswordRight(account.passwordHash, passwordOf(account.email, typed.currentPassword))
  // Counted with the guesses at the door: who sits at an open session has no allowance of its own.
  const name = await typedNameOf(room, account)
  if (!name) return refuse('NOT_SIGNED_IN')
  const { passwordSetAt } = account
  const verdict = await guess(room, { typed: name, request, passwordSetAt, isRight })
  if (isRefused(verdict)) return verdict
  if (verdict === 'wrong') return refuse('WRONG_PASSWORD')
  const passwordHash = await hashPasswordOf(`account ${account.id}`, next)
  await replacePassword(room, account, 'own hand', { passwordHash, keptSession: room.identity.tokenOf(request) })
  return {}
}
