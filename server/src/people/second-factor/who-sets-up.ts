import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { isStudentAddress } from '../account/password-of.ts'
import type { PeopleServices } from '../account/services.ts'

/**
 * Who may set a second factor up on this browser: staff who are signed in, also in no school yet, and who is held up at
 * that step of signing in (`isSigningIn`).
 */
export async function whoSetsUp(
  { identity, pools }: Pick<PeopleServices, 'identity' | 'pools'>,
  request: RequestFacts,
) {
  const token = identity.tokenOf(request)
  const waiting = await identity.whoAwaits(request, 'set_up')
  const who = waiting ?? (await identity.whoIs(request))
  const account = who ? await selectOptionalAccount(pools.auth, who.accountId) : undefined
  if (!token || !account) return refuse('NOT_SIGNED_IN')
  if (isStudentAddress(account.email)) return refuse('NOT_ALLOWED')
  return { token, account, isSigningIn: waiting !== null }
}
