import type { Meta } from '@orpc/contract'
import {
  type ContractProcedure,
  type ErrorMap,
  type InferSchemaInput,
  type InferSchemaOutput,
  ORPCError,
} from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import type { Role } from '@sabimark/contract/permission.ts'
import { type RefusalCode, refusals } from '@sabimark/contract/refusal.ts'

type Contract = typeof contract

/** What every answer is handed beside its input. */
export type Asking<Input> = {
  input: Input
  /** Whose demo it is; a call that anyone may make is answered without. */
  account: { email: string; name: string; role: Role } | null
  now: Date
  /** Ends the demo on this device. */
  leave: () => void
}

type AnswerOf<Call> =
  Call extends ContractProcedure<infer Input, infer Output, ErrorMap, Meta>
    ? (asking: Asking<InferSchemaOutput<Input>>) => InferSchemaInput<Output>
    : never

/** What a call that the demo answers is asked with, parsed. */
export type InputOf<Room extends keyof Contract, Verb extends keyof Contract[Room]> =
  AnswerOf<Contract[Room][Verb]> extends (asking: Asking<infer Input>) => unknown ? Input : never

/** A call that would change something: the demo refuses it, by the noun of the contract where it has one. */
export const refused = 'refused'

/**
 * What the demo says to each call of a room. A call without a line here does not compile, so that a new one is thought
 * about: an answer from the samples, or `refused`.
 */
export type AnswersOf<Room extends keyof Contract> = {
  [Verb in keyof Contract[Room]]: AnswerOf<Contract[Room][Verb]> | typeof refused
}

/** Throws a refusal of the contract's list as the server's would arrive. `message` where the list's says too little. */
export function refuse(code: RefusalCode, message: string = refusals[code].message): never {
  throw new ORPCError(code, { defined: true, status: refusals[code].status, message })
}
