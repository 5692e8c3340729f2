import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { deleteFactor } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { proveOwnPassword } from '../password/prove-own-password.ts'
import { tellOwnerOfFactor } from './factor-mail.ts'
import { proveCode } from './prove-code.ts'

type Typed = { password: string; code: string }

/** Switches the own second factor off. Stands outside the transaction: it hashes, and what was guessed is kept. */
export async function dropSecondFactor(
  room: PeopleServices,
  { password, code }: Typed,
  actor: Actor,
  request: RequestFacts,
) {
  const account = await selectOptionalAccount(room.pools.auth, actor.accountId)
  if (!account) return refuse('NOT_SIGNED_IN')
  const refused = await proveOwnPassword(room, account, password, request)
  if (refused) return refused
  const verdict = await proveCode(room, { accountId: account.id, code, request })
  if (isRefused(verdict)) return verdict
  if (verdict === 'off' || !(await deleteFactor(room.pools.auth, account.id))) return refuse('SECOND_FACTOR_OFF')
  await tellOwnerOfFactor(room, account, 'off')
  return {}
}
