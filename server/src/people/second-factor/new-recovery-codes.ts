import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Room } from '../room.ts'
import { proveCode } from './prove-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './second-factor.db.ts'

/** Ten new codes to write down; the old ones open nothing any more. Stands outside the transaction: what was guessed is kept. */
export async function newRecoveryCodes(
  room: Room,
  { code }: { code: string },
  { accountId }: Actor,
  request: RequestFacts,
) {
  const verdict = await proveCode(room, { accountId, code, request })
  if (isRefused(verdict)) return verdict
  const { shown, hashes } = makeRecoveryCodes(accountId, room.config.secrets)
  const isDone = verdict === 'right' && (await replaceRecoveryCodes(room.pools.auth, accountId, hashes))
  return isDone ? { codes: shown } : refuse('SECOND_FACTOR_OFF')
}
