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
import { type CallName, callPermissions, mayCall, type Role } from '@sabimark/contract/permission.ts'
import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import type { Pool } from 'pg'
import { type AuditLine, insertAudit } from '../audit/record-log.ts'
import { type Ask as AskInSchool, inSchoolAsking, type Tx } from '../database/tenant.ts'
import { refusalOfConstraint } from './constraint-refusal.ts'
import { asError, isRefused, type Refused, refuse } from './refused.ts'
import { isRehearsal, onceByKey, Rehearsed, secretOf } from './repeated-call.ts'
import type { RequestFacts } from './request.ts'

/** Somebody in a school, as read from the database in this transaction. */
export type Actor = {
  userId: string
  accountId: string
  role: Role
  name: string
  /** The company has suspended their school: nothing is begun or changed there. */
  isSuspended: boolean
}

/** What every call is handed beside its input. */
export type CallContext = {
  request: RequestFacts
  app: Pool
  /** Who the session cookie stands for, and what is left of the session; null for a stranger. */
  whoIs(request: RequestFacts): Promise<({ accountId: string; schoolId: string | null } & SessionLeft) | null>
}

/** How long a session lives from here, in milliseconds, and whether handing in an exam cuts that. */
export type SessionLeft = { leftMs: number; endsAfterExam: boolean }

/** What a call is asked with, parsed. */
export type InputOf<Call> =
  Call extends ContractProcedure<infer Input, infer _O, ErrorMap, Meta> ? InferSchemaOutput<Input> : never
/** What a call answers, as `run` has to hand it over. */
export type OutputOf<Call> =
  Call extends ContractProcedure<infer _I, infer Output, ErrorMap, Meta> ? InferSchemaInput<Output> : never
type CodeOf<Call extends AnyContractProcedure> = keyof Call['~orpc']['errorMap'] & RefusalCode
type Outcome<Call extends AnyContractProcedure> = Promise<OutputOf<Call> | Refused<CodeOf<Call>>>

export type MemberArgs<Input> = {
  tx: Tx
  input: Input
  actor: Actor
  now: Date
  request: RequestFacts
  session: SessionLeft
}

/** What a use case is handed: the call, who makes it, and `at`, what the lock looked up. */
export type Ctx<Input, At = undefined> = MemberArgs<Input> & {
  at: At
  /** Writes down what the actor did, to which record. */
  note(action: string, subject: string, line?: Pick<AuditLine, 'detail' | 'changes' | 'batch'>): Promise<void>
}

/**
 * Who may: decided inside the transaction. `'roles'`: the table of permissions says everything. Else a look-up that hands
 * what it found to `run` as `at`; false is NOT_ALLOWED, a refusal of the contract's list says it better.
 */
export type Lock<Input, Code extends RefusalCode, At> =
  | 'roles'
  | ((args: MemberArgs<Input>) => At | false | Refused<Code> | Promise<At | false | Refused<Code>>)

/** What a lock hands on, without its refusals. */
type Found<At> = Exclude<At, false | Refused<RefusalCode>>

/**
 * A call for signed-in people: the role table first, then the lock, then `run`, all in one transaction bound to the
 * school. A refusal rolls everything back. A changing call may carry `idempotency-key`: the same key again gets the same
 * answer and changes nothing. With `x-trial` it is run and rolled back: its answer says what would happen. `loaded` is what it
 * needs of what a process loads once, awaited before the transaction: one that stands still for half a minute is ended.
 */
export function route<Call extends AnyContractProcedure, At = undefined>(
  call: Call,
  lock: Lock<InputOf<Call>, CodeOf<Call>, At>,
  run: (ctx: Ctx<InputOf<Call>, Found<At>>) => Outcome<Call>,
  { loaded }: { loaded?: () => Promise<unknown> } = {},
) {
  return memberCall(call, async (enter) => {
    await loaded?.()
    return await enter(lock, run, { isLast: true })
  })
}

/**
 * As `route`, with work that must not stand in a transaction, such as hashing: the lock is asked first, then `before`
 * runs outside any transaction, then the lock is asked again and `run` is handed what `before` made. Not as a rehearsal: what
 * takes processor or reaches beyond the transaction is not tried out.
 */
export function preparedRoute<Call extends AnyContractProcedure, Prepared, At = undefined>(
  call: Call,
  lock: Lock<InputOf<Call>, CodeOf<Call>, At>,
  spec: {
    before: (args: BeforeArgs<InputOf<Call>>) => Promise<Prepared | Refused<CodeOf<Call>>>
    run: (ctx: Ctx<InputOf<Call>, Found<At>> & { prepared: Prepared }) => Outcome<Call>
  },
) {
  return memberCall(call, async (enter, request) => {
    if (isRehearsal(request)) throw asError(refuse('BAD_REQUEST'))
    const { input, actor } = await enter(lock, async (args) => args, { isLast: false })
    const prepared = await spec.before({ input, actor, request })
    if (isRefused(prepared)) throw asError(prepared)
    return await enter(lock, (ctx) => spec.run({ ...ctx, prepared: prepared as Prepared }), { isLast: true })
  })
}

export type BeforeArgs<Input> = Pick<MemberArgs<Input>, 'input' | 'actor' | 'request'>

/** Opens the door once: the session, the role table, an earlier answer, the lock, then `run`, in one transaction. */
type Enter<Input> = <T, At>(
  lock: Lock<Input, RefusalCode, At>,
  run: (ctx: Ctx<Input, Found<At>>) => Promise<T>,
  options: { isLast: boolean },
) => Promise<T>

function memberCall<Call extends AnyContractProcedure>(
  call: Call,
  serve: (enter: Enter<InputOf<Call>>, request: RequestFacts) => Promise<unknown>,
) {
  const name = nameOf(call)
  const { errorMap, route: place } = call['~orpc']
  const codes = new Set(Object.keys(errorMap))
  const isChanging = place.method !== 'GET'
  return implement(call as AnyContractProcedure)
    .$context<CallContext>()
    .handler(async ({ input: parsed, context: { request, app, whoIs } }) => {
      const session = await whoIs(request)
      if (!session?.schoolId) throw asError(refuse('NOT_SIGNED_IN'))
      const { accountId, schoolId } = session
      const input = parsed as InputOf<Call>
      const enter: Enter<InputOf<Call>> = async <T, At>(
        lock: Lock<InputOf<Call>, RefusalCode, At>,
        run: (ctx: Ctx<InputOf<Call>, Found<At>>) => Promise<T>,
        { isLast }: { isLast: boolean },
      ): Promise<T> =>
        await inSchoolAsking(
          app,
          { schoolId },
          (ask) => readActor(ask, accountId),
          async (bound, actor) => {
            const tx: Tx = { ...bound, from: request }
            if (!actor) throw asError(refuse('NOT_SIGNED_IN'))
            if (isForAnother(request, actor)) throw asError(refuse('ANOTHER_IS_HERE'))
            if (!mayCall(actor.role, name)) throw asError(refuse('NOT_ALLOWED'))
            if (actor.isSuspended && isChanging && !goesOnWhileSuspended.has(name)) {
              throw asError(refuse('SCHOOL_SUSPENDED'))
            }
            const asWork = async () => {
              const args = { tx, input, actor, now: tx.now, request, session }
              const found = lock === 'roles' ? undefined : await lock(args)
              if (found === false) throw asError(refuse('NOT_ALLOWED'))
              if (isRefused(found)) throw asError(found)
              const note: Ctx<unknown>['note'] = (action, subject, line = {}) =>
                insertAudit(tx, { ...line, actorId: actor.userId, action, subject })
              const outcome = await run({ ...args, at: found as Found<At>, note })
              // Thrown inside the transaction, so that a refusal leaves nothing behind.
              if (isRefused(outcome)) throw asError(outcome)
              return outcome
            }
            if (!isLast || !isChanging) return await asWork()
            if (isRehearsal(request)) {
              // Rolled back, it would still have told a secret: a paper, with no attempt and no time that runs.
              if (secretOf(call) !== undefined) throw asError(refuse('BAD_REQUEST'))
              throw new Rehearsed(await asWork())
            }
            return await onceByKey(tx, { call, name, input, actor, request }, asWork)
          },
        ).catch((error: unknown) => {
          if (error instanceof Rehearsed) return error.outcome as T
          const refused = refusalOfConstraint(error, codes)
          throw refused === null ? error : asError({ refusal: refused, data: undefined })
        })
      return await serve(enter, request)
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

/** The page says whose it is: another tab of the browser may have signed somebody else in, or changed to another school. */
function isForAnother({ headers }: RequestFacts, { userId }: Actor): boolean {
  const person = headers.get('x-person')
  return person !== null && person !== userId
}

function answer<T>(outcome: T | Refused<RefusalCode>): T {
  if (isRefused(outcome)) throw asError(outcome)
  return outcome as T
}

async function readActor(ask: AskInSchool, accountId: string): Promise<Actor | undefined> {
  return await ask.optional<Actor>(
    `SELECT u.id AS "userId", u.account_id AS "accountId", u.role, u.name, s.suspended_at IS NOT NULL AS "isSuspended"
     FROM users u
     JOIN schools s ON s.id = u.school_id AND s.status = 'active'
     WHERE u.school_id = $1 AND u.account_id = $2 AND u.status = 'active'`,
    [ask.schoolId, accountId],
  )
}

/** A candidate goes on with an attempt that runs, and everybody keeps and ends their sessions. */
const goesOnWhileSuspended: ReadonlySet<CallName> = new Set([
  'attempt.start',
  'people.refreshSession',
  'people.endSession',
  'people.endOtherSessions',
])

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
