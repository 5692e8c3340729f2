import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '@sabimark/contract/contract.ts'

/** A call as it is reached from outside; `input` is its schema, undefined for a call that takes nothing. */
export type Call = { name: string; method: string; rpcPath: string; restPath: string; input: unknown }

/** Every call of the contract: none is named here, so none can be forgotten. */
export const everyCall: readonly Call[] = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries(calls).map(([verb, procedure]: [string, AnyContractProcedure]) => {
    const { route, inputSchema } = procedure['~orpc']
    const { method = 'POST', path = '' } = route
    return {
      name: `${room}.${verb}`,
      method,
      rpcPath: `/rpc/${room}/${verb}`,
      restPath: `/api${path}`,
      input: inputSchema,
    }
  }),
)
