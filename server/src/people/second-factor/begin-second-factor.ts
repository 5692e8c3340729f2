import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { selectOptionalFactor, selectPendingFactor, setPendingFactor } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { proveOwnPassword } from '../password/prove-own-password.ts'
import { addressForApp, newSharedSecret } from './app-code.ts'
import { boxSecret, openBox } from './boxed-secret.ts'
import { whoSetsUp } from './who-sets-up.ts'

/**
 * Shows what an app needs to know. It belongs to this session: two browsers have one each, two windows of one browser
 * the same. The password is asked for: an open session that was left alone is not enough to lock its owner out.
 */
export async function beginSecondFactor(
  room: PeopleServices,
  { password = '' }: { password?: string | undefined },
  request: RequestFacts,
) {
  const { auth } = room.pools
  const { secrets } = room.config
  const who = await whoSetsUp(room, request)
  if (isRefused(who)) return who
  const { token, account, isSigningIn } = who
  if (await selectOptionalFactor(auth, account.id)) return refuse('SECOND_FACTOR_ON')
  if (!isSigningIn) {
    const refused = await proveOwnPassword(room, account, password, request)
    if (refused) return refused.refusal === 'NOT_SIGNED_IN' ? refuse('NOT_SIGNED_IN') : refused
  }
  const pending = await selectPendingFactor(auth, token)
  const shared = (pending && openBox(pending, account.id, secrets)?.shared) ?? newSharedSecret()
  await setPendingFactor(auth, token, boxSecret(shared, account.id, secrets))
  return { secret: shared, ...addressForApp(shared, account.email) }
}
