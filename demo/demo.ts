import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '@sabimark/contract/contract.ts'
import { type CallName, callPermissions, mayCall } from '@sabimark/contract/permission.ts'
import { type DemoAccount, demoAccountOf } from '@sabimark/domain/people/demo-accounts.ts'
import { z } from 'zod'
import { answers } from './answers.ts'
import { anyExamId } from './attempt/attempt.answers.ts'
import { type Asking, refuse, refused } from './platform/answering.ts'

/** The address of who asks, null for nobody; and how the demo ends on this device. */
export type Here = { email: string | null; leave: () => void }

/** The calls behind an exam's address: open to every role of the demo, whatever the address names. */
const sampleCalls: readonly string[] = ['attempt.door', 'attempt.preview', 'marking.markPreview'] satisfies CallName[]

/**
 * Answers a call of the contract from the samples, or refuses it as the server would: a call that is not understood, one
 * this role may not make, one that would change something. `path` is room and verb. Nothing is stored and no request is
 * made.
 */
export async function answer(path: readonly string[], input: unknown, { email, leave }: Here): Promise<unknown> {
  const [room = '', verb = ''] = path
  const name = `${room}.${verb}`
  const call = find(contract, room, verb)
  const found = find(answers, room, verb)
  if (!call || found === undefined || !Object.hasOwn(callPermissions, name)) return refuse('BAD_REQUEST')
  const account = demoAccountOf(email ?? '') ?? null
  requireMay(name as CallName, account)
  if (found === refused) return refuseChange(call)
  return await found({ input: understood(name, call, input), account, now: new Date(), leave })
}

type Found = typeof refused | ((asking: Asking<unknown>) => unknown)

/** What stands at this path of the contract, or of the answers, which have the same shape. */
function find(rooms: typeof contract, room: string, verb: string): AnyContractProcedure | undefined
function find(rooms: typeof answers, room: string, verb: string): Found | undefined
function find(rooms: object, room: string, verb: string): unknown {
  const verbs: unknown = Object.hasOwn(rooms, room) ? Reflect.get(rooms, room) : undefined
  return typeof verbs === 'object' && verbs !== null && Object.hasOwn(verbs, verb)
    ? Reflect.get(verbs, verb)
    : undefined
}

function requireMay(name: CallName, account: DemoAccount | null): void {
  // Holders of a ticket have no account; what they ask is refused by its own answer.
  if (maySee(account, name) || callPermissions[name].includes('ticket')) return
  if (account === null) refuse('NOT_SIGNED_IN')
  if (!sampleCalls.includes(name)) refuse('NOT_ALLOWED')
}

/** The super administrator sees every screen of the sample school (specification part 2, section 2). */
function maySee(account: DemoAccount | null, name: CallName): boolean {
  const role = account?.role ?? 'anyone'
  return mayCall(role, name) || (role === 'super_admin' && mayCall('school_admin', name))
}

/** The specification's sentence, by the noun the contract has for the call. */
function refuseChange(call: AnyContractProcedure): never {
  const { meta } = call['~orpc']
  const noun = 'demoNoun' in meta && typeof meta.demoNoun === 'string' ? meta.demoNoun : null
  return refuse('DEMO', noun === null ? undefined : `Database mode required for creating ${noun}`)
}

function understood(name: string, call: AnyContractProcedure, input: unknown): unknown {
  const { inputSchema } = call['~orpc']
  if (!(inputSchema instanceof z.ZodType)) return undefined
  const asked = sampleCalls.includes(name) && typeof input === 'object' ? { ...input, examId: anyExamId } : input
  const parsed = inputSchema.safeParse(asked)
  return parsed.success ? parsed.data : refuse('BAD_REQUEST')
}
