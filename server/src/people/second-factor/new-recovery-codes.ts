import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Actor } from '../../platform/http/route.ts'
import { replaceRecoveryCodes, selectOptionalFactor } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { openBox } from './boxed-secret.ts'
import { proveCode } from './prove-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** Ten new codes to write down; the old ones open nothing any more. Stands outside the transaction: what was guessed is kept. */
export async function newRecoveryCodes(
  room: PeopleServices,
  { code }: { code: string },
  { accountId }: Actor,
  request: RequestFacts,
) {
  const verdict = await proveCode(room, { accountId, code, request })
  if (isRefused(verdict)) return verdict
  const { auth } = room.pools
  const factor = verdict === 'right' ? await selectOptionalFactor(auth, accountId) : undefined
  if (!factor) return refuse('SECOND_FACTOR_OFF')
  const open = openBox(factor.box, accountId, room.config.secrets)
  // Proven by a code that was written down long ago: the factor itself no SECRET opens any more.
  if (!open) return refuse('WRONG_CODE', { serverTime: factor.now.toISOString() })
  const { shown, hashes } = makeRecoveryCodes(accountId, open.shared)
  return (await replaceRecoveryCodes(auth, accountId, hashes)) ? { codes: shown } : refuse('SECOND_FACTOR_OFF')
}
