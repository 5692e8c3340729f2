import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { letInFurther } from '../sign-in/let-in.ts'
import { proveCode } from './prove-code.ts'

/** The second step of signing in. Who was switched off meanwhile needs no code. */
export async function proveSecondFactor(room: PeopleServices, { code }: { code: string }, request: RequestFacts) {
  const who = await room.identity.whoAwaits(request, 'second_factor')
  const account = who ? await selectOptionalAccount(room.pools.auth, who.accountId) : undefined
  if (!account) return refuse('SIGN_IN_AGAIN')
  const verdict = await proveCode(room, { accountId: account.id, code, request })
  return isRefused(verdict) ? verdict : await letInFurther(room, account, request, 'second_factor')
}
