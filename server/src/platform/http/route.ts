import type {
  AnyContractProcedure,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
  Meta,
} from '@orpc/contract'
import { implement } from '@orpc/server'
import { contract } from '@sabimark/contract/contract.ts'
import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import { type CallName, callPermissions, mayCall } from '@sabimark/domain/people/permission.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import type { Pool } from 'pg'
import { type Ask as AskInSchool, inSchoolAsking, type Tx } from '../database/tenant.ts'
import { asError, isRefused, type Refused, refuse } from './refused.ts'
import type { RequestFacts } from './request.ts'

/** Somebody in a school, as read from the database in this transaction. */
export type Actor = { userId: string; accountId: string; role: Role; name: string }

/** What every call is handed beside its input. */
export type CallContext = {
  request: RequestFacts
  app: Pool
  /** The account and school of the session cookie; null for a stranger. */
  whoIs(request: RequestFacts): Promise<{ accountId: string; schoolId: string | null } | null>
}

type InputOf<Call> =
  Call extends ContractProcedure<infer Input, infer _O, ErrorMap, Meta> ? InferSchemaOutput<Input> : never
type OutputOf<Call> =
  Call extends ContractProcedure<infer _I, infer Output, ErrorMap, Meta> ? InferSchemaInput<Output> : never
type CodeOf<Call extends AnyContractProcedure> = keyof Call['~orpc']['errorMap'] & RefusalCode
type Outcome<Call extends AnyContractProcedure> = Promise<OutputOf<Call> | Refused<CodeOf<Call>>>

export type MemberArgs<Input> = { tx: Tx; input: Input; actor: Actor; now: Date; request: RequestFacts }

/** Who may: decided inside the transaction. False is NOT_ALLOWED; a refusal of the contract's list says it better. */
export type May<Input, Code extends RefusalCode = never> = (
  args: MemberArgs<Input>,
) => boolean | Refused<Code> | Promise<boolean | Refused<Code>>

/**
 * A call for signed-in people: the role table first, then `may`, then `run`, all in one transaction bound to the
 * school. A refusal rolls everything back.
 */
export function route<Call extends AnyContractProcedure>(
  call: Call,
  spec: { may: May<InputOf<Call>, CodeOf<Call>>; run: (args: MemberArgs<InputOf<Call>>) => Outcome<Call> },
) {
  return memberCall(call, (ask) => ask(spec.may, spec.run))
}

/**
 * As `route`, with work that must not stand in a transaction, such as hashing: who may is asked first, then `before`
 * runs outside any transaction, then who may is asked again and `run` is handed what `before` made.
 */
export function preparedRoute<Call extends AnyContractProcedure, Prepared>(
  call: Call,
  spec: {
    may: May<InputOf<Call>, CodeOf<Call>>
    before: (args: BeforeArgs<InputOf<Call>>) => Promise<Prepared | Refused<CodeOf<Call>>>
    run: (args: MemberArgs<InputOf<Call>> & { prepared: Prepared }) => Outcome<Call>
  },
) {
  return memberCall(call, async (ask) => {
    const { input, actor, request } = await ask(spec.may, async (args) => args)
    const prepared = await spec.before({ input, actor, request })
    if (isRefused(prepared)) throw asError(prepared)
    return await ask(spec.may, (args) => spec.run({ ...args, prepared: prepared as Prepared }))
  })
}

export type BeforeArgs<Input> = Pick<MemberArgs<Input>, 'input' | 'actor' | 'request'>

/** Opens the door once: the session, the role table, `may`, then `run`, in one transaction. */
type Ask<Input> = <T>(may: May<Input, RefusalCode>, run: (args: MemberArgs<Input>) => Promise<T>) => Promise<T>

function memberCall<Call extends AnyContractProcedure>(
  call: Call,
  serve: (ask: Ask<InputOf<Call>>) => Promise<unknown>,
) {
  const name = nameOf(call)
  return implement(call as AnyContractProcedure)
    .$context<CallContext>()
    .handler(async ({ input, context: { request, app, whoIs } }) => {
      const session = await whoIs(request)
      if (!session?.schoolId) throw asError(refuse('NOT_SIGNED_IN'))
      const { accountId, schoolId } = session
      return await serve((may, run) =>
        inSchoolAsking(
          app,
          { schoolId },
          (ask) => readActor(ask, accountId),
          async (tx, actor) => {
            if (!actor) throw asError(refuse('NOT_SIGNED_IN'))
            if (!mayCall(actor.role, name)) throw asError(refuse('NOT_ALLOWED'))
            const args = { tx, input: input as InputOf<Call>, actor, now: tx.now, request }
            const verdict = await may(args)
            if (verdict === false) throw asError(refuse('NOT_ALLOWED'))
            if (isRefused(verdict)) throw asError(verdict)
            const outcome = await run(args)
            // Thrown inside the transaction, so that a refusal leaves nothing behind.
            if (isRefused(outcome)) throw asError(outcome)
            return outcome
          },
        ),
      )
    })
}

/** A public call, or one opened by a ticket it checks itself: `may` names which, as the role table must. */
export function openRoute<Call extends AnyContractProcedure>(
  call: Call,
  spec: {
    may: 'anyone' | 'ticket'
    run: (args: { input: InputOf<Call>; request: RequestFacts }) => Outcome<Call>
  },
) {
  const name = nameOf(call)
  if (!mayCall(spec.may, name)) throw new Error(`${name} is not open to ${spec.may} in the table of permissions.`)
  return implement(call as AnyContractProcedure)
    .$context<CallContext>()
    .handler(async ({ input, context: { request } }) =>
      answer(await spec.run({ input: input as InputOf<Call>, request })),
    )
}

/** For calls whose role table already says everything. */
export const everyoneInTheTable = () => true

function answer<T>(outcome: T | Refused<RefusalCode>): T {
  if (isRefused(outcome)) throw asError(outcome)
  return outcome as T
}

async function readActor(ask: AskInSchool, accountId: string): Promise<Actor | undefined> {
  return await ask.optional<Actor>(
    `SELECT u.id AS "userId", u.account_id AS "accountId", u.role, u.name FROM users u
     JOIN schools s ON s.id = u.school_id AND s.status = 'active'
     WHERE u.school_id = $1 AND u.account_id = $2 AND u.status = 'active'`,
    [ask.schoolId, accountId],
  )
}

const names = new Map<unknown, string>()
for (const [room, calls] of Object.entries(contract)) {
  for (const [verb, call] of Object.entries(calls)) names.set(call, `${room}.${verb}`)
}

function nameOf(call: unknown): CallName {
  const name = names.get(call)
  if (name === undefined || !Object.hasOwn(callPermissions, name)) {
    throw new Error(`The call ${name} has no row in the table of permissions.`)
  }
  return name as CallName
}
