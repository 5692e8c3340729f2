import { ORPCError } from '@orpc/client'
import { type Client, client } from '../../platform/client.ts'
import { type Save, SaveRefusedError } from '../sync/save-call.ts'

/** The refusals of a save. A ticket or attempt not known now may be known again: a server set up anew, its data put back. */
const refusals = ['FORGED_TICKET', 'UNKNOWN_ATTEMPT', 'WINDOW_CLOSED', 'LOG_FULL']
const final = ['WINDOW_CLOSED', 'LOG_FULL']
/** A request that outlives its page may carry 64 kB in all; ours stay far below. */
const longestKeptAlive = 20_000

/** Delivers by these calls, and tells a refusal from a try that failed. */
export function saveBy({ attempt }: Pick<Client, 'attempt'>): Save {
  return async (batch, signal) => {
    const keepalive = JSON.stringify(batch.events).length < longestKeptAlive
    try {
      return await attempt.save(batch, { signal, context: { keepalive, isByTicket: true } })
    } catch (error) {
      if (!(error instanceof ORPCError) || !error.defined) throw error
      const code = String(error.code)
      throw refusals.includes(code)
        ? new SaveRefusedError(code, error.message, { isFinal: final.includes(code) })
        : error
    }
  }
}

export const saveByNetwork: Save = saveBy(client)
