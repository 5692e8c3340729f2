import { ORPCError } from '@orpc/server'
import { type RefusalCode, refusals } from '@sabimark/contract/refusal.ts'
import type { z } from 'zod'

type DataOf<Code extends RefusalCode> = (typeof refusals)[Code] extends { data: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : undefined

/** An expected refusal as a value: a route compiles only when its contract lists the code. */
export type Refused<Code extends RefusalCode> = { readonly refusal: Code; readonly data: unknown }

/** Refuses with a code of the contract's list and the facts that code carries. */
export function refuse<const Code extends RefusalCode>(
  code: Code,
  ...data: DataOf<Code> extends undefined ? [] : [DataOf<Code>]
): Refused<Code> {
  return { refusal: code, data: data[0] }
}

/** Whether a use case refused. */
export function isRefused<T>(outcome: T): outcome is Extract<T, Refused<RefusalCode>> {
  return typeof outcome === 'object' && outcome !== null && 'refusal' in outcome
}

/** A refusal as the error that crosses the wire. */
export function asError({ refusal, data }: Refused<RefusalCode>): ORPCError<string, unknown> {
  const { status, message } = refusals[refusal]
  return new ORPCError(refusal, { status, message, data })
}
