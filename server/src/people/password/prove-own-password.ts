import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Account } from '../account/account.db.ts'
import { isPasswordRight } from '../account/password-hash.ts'
import { passwordOf } from '../account/password-of.ts'
import type { PeopleServices } from '../account/services.ts'
import { guess } from '../sign-in/guess-limit.ts'
import { typedNameOf } from '../sign-in/typed-name.ts'

/**
 * Refuses unless this is the person's password. Counted with the guesses at the door: who sits at an open session has no
 * allowance of its own.
 */
export async function proveOwnPassword(room: PeopleServices, account: Account, typed: string, request: RequestFacts) {
  const name = await typedNameOf(room, account)
  if (!name) return refuse('NOT_SIGNED_IN')
  const { passwordSetAt } = account
  const isRight = () => isPasswordRight(account.passwordHash, passwordOf(account.email, typed))
  const verdict = await guess(room, { typed: name, request, passwordSetAt, isRight })
  if (isRefused(verdict)) return verdict
  return verdict === 'wrong' ? refuse('WRONG_PASSWORD') : undefined
}
