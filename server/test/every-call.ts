import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '@sabimark/contract/contract.ts'
import { callPermissions, type Who } from '@sabimark/contract/permission.ts'
import { z } from 'zod'

/** A call as it is reached from outside. */
export type Call = {
  name: string
  method: string
  rpcPath: string
  /** With its `{parameters}`. */
  restPath: string
  who: readonly Who[]
  /** Null for a call that takes nothing. */
  input: z.ZodType | null
  refusals: readonly string[]
}

const permissions = new Map<string, readonly Who[]>(Object.entries(callPermissions))

/** Every call of the contract: none is named here, so none can be forgotten. */
export const everyCall: readonly Call[] = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries(calls).map(([verb, procedure]: [string, AnyContractProcedure]) => {
    const name = `${room}.${verb}`
    const { route, inputSchema, errorMap } = procedure['~orpc']
    const who = permissions.get(name)
    if (!who || !route.path) throw new Error(`The call ${name} has no path or no row in the table of permissions.`)
    return {
      name,
      method: route.method ?? 'POST',
      rpcPath: `/rpc/${room}/${verb}`,
      restPath: `/api${route.path}`,
      who,
      input: inputSchema instanceof z.ZodType ? inputSchema : null,
      refusals: Object.keys(errorMap),
    }
  }),
)
