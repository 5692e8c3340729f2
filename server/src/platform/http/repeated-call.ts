import { createHash } from 'node:crypto'
import type { AnyContractProcedure } from '@orpc/contract'
import type { CallName } from '@sabimark/contract/permission.ts'
import { type PressKind, presses } from '@sabimark/contract/press.ts'
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
  name: CallName
  input: unknown
  actor: { userId: string }
  request: RequestFacts
}

const keyed: ReadonlySet<string> = new Set(
  Object.entries(presses).flatMap(([room, calls]) =>
    Object.entries<PressKind>(calls).flatMap(([verb, kind]) => (kind === 'keyed' ? [`${room}.${verb}`] : [])),
  ),
)

/**
 * What was sent, to tell it again by. A password that the call has proved by now (meta `proven`) is left out: nothing is kept that it
 * could be guessed by, and nobody makes the server hash slowly inside a transaction.
 */
function hashOf(call: AnyContractProcedure, input: unknown): string {
  const proven: unknown = Reflect.get(call['~orpc'].meta, 'proven')
  const told = typeof proven === 'string' ? { ...Object(input), [proven]: null } : input
  return createHash('sha256')
    .update(JSON.stringify(told) ?? '')
    .digest('base64url')
}

/**
 * Does the work of a call once for each request key: sent again, it is answered as before. Another call or other values under the
 * same key are refused. What must not be stored (meta `secret`) is left out of the kept answer. A call that is not `keyed`
 * (contract/press.ts) takes no key: one that comes with it is not read, and nothing is kept.
 */
export async function onceByKey<T>(
  tx: Tx,
  { call, name, input, actor, request }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  const requestKey = request.headers.get('idempotency-key')
  if (requestKey === null || !keyed.has(name)) return await work()
  if (!/^[\w-]{8,64}$/.test(requestKey)) throw asError(refuse('BAD_REQUEST'))
  const bodyHash = hashOf(call, input)
  const claim = { userId: actor.userId, requestKey, call: name, bodyHash }
  const earlier = await claimRequest(tx, claim)
  if (earlier === 'too_many') throw asError(refuse('TOO_MANY_CHANGES'))
  if (earlier) {
    if (earlier.call !== name || earlier.bodyHash !== bodyHash) throw asError(refuse('KEY_REUSED'))
    if (!earlier.isAnswerKept) throw asError(refuse('DONE_BEFORE'))
    return earlier.answer as T
  }
  const outcome = await work()
  const secret = secretOf(call)
  await keepAnswer(tx, claim, typeof secret === 'string' ? { ...outcome, [secret]: null } : outcome)
  return outcome
}
