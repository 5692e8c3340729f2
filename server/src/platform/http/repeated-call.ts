import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { AnyContractProcedure } from '@orpc/contract'
import type { Tx } from '../database/tenant.ts'
import { claimRequest, keepAnswer } from '../record/requests.db.ts'
import { asError, refuse } from './refused.ts'
import type { RequestFacts } from './request.ts'

/** Thrown to roll an act back that was only tried out; carries what it would have answered. */
export class Rehearsed extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('This was only a rehearsal run.')
    this.outcome = outcome
  }
}

/** Whether the act is only to be tried out. */
export function isRehearsal({ headers }: RequestFacts): boolean {
  return headers.get('x-trial') === '1'
}

/** Which field of a call's answer is told once and never stored; `'answer'`: all of it. Undefined for none. */
export function secretOf(call: AnyContractProcedure): unknown {
  return Reflect.get(call['~orpc'].meta, 'secret')
}

type Asked = {
  call: AnyContractProcedure
  name: string
  input: unknown
  actor: { userId: string }
  request: RequestFacts
}

const slowHash = promisify<string, string, number, Buffer>(scrypt)
const isPasswordNamed = /"\w*password"\s*:/i

/** What was sent, to tell it again by. With a password in it as slow to try out as the password's own. */
async function hashOf(body: string, salt: string): Promise<string> {
  if (isPasswordNamed.test(body)) return (await slowHash(body, salt, 32)).toString('base64url')
  return createHash('sha256').update(body).digest('base64url')
}

/**
 * Does the work of a call once for each key: sent again, it is answered as before. Another call or other values under the
 * same key are refused. What must not be stored (meta `secret`) is left out of the kept answer, and where that is all of
 * it (`'answer'`), the call takes no key: it can be repeated as it is.
 */
export async function onceByKey<T>(
  tx: Tx,
  { call, name, input, actor, request }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  const key = request.headers.get('idempotency-key')
  const secret = secretOf(call)
  if (key === null || secret === 'answer') return await work()
  if (!/^[\w-]{8,64}$/.test(key)) throw asError(refuse('BAD_REQUEST'))
  const bodyHash = await hashOf(JSON.stringify(input) ?? '', `${actor.userId} ${key}`)
  const keyed = { userId: actor.userId, key, call: name, bodyHash }
  const earlier = await claimRequest(tx, keyed)
  if (earlier === 'too_many') throw asError(refuse('TOO_MANY_CHANGES'))
  if (earlier) {
    if (earlier.call !== name || earlier.bodyHash !== bodyHash) throw asError(refuse('KEY_REUSED'))
    if (!earlier.isAnswerKept) throw asError(refuse('DONE_BEFORE'))
    return earlier.answer as T
  }
  const outcome = await work()
  await keepAnswer(tx, keyed, typeof secret === 'string' ? { ...outcome, [secret]: null } : outcome)
  return outcome
}
