import { ORPCError } from '@orpc/client'
import { type Client, client } from '../../platform/client.ts'
import { packagesMark } from '../../platform/packages-mark.ts'
import type { LocalPage, LocalStore } from '../sync/local-page.ts'
import { SaveRefusedError } from '../sync/save-call.ts'
import type { HeldPage } from '../sync/send-leftovers.ts'
import { arriveFirst } from '../unheard/arrive-first.ts'
import type { Arrive } from '../unheard/arriving.ts'
import { keepFirst } from '../unheard/kept-pages.ts'
import { browserDevice } from './browser-device.ts'
import { keptStore } from './kept-store.ts'

const refusals = ['FORGED_TICKET', 'UNKNOWN_ATTEMPT', 'NOT_OVER', 'WINDOW_CLOSED', 'BEGUN_ELSEWHERE']
const final = ['WINDOW_CLOSED', 'BEGUN_ELSEWHERE']

/** Arrives by these calls, and tells a refusal from a try that failed. */
export function arriveBy({ attempt }: Pick<Client, 'attempt'>): Arrive {
  return async (asked, signal) => {
    try {
      return await attempt.arrive(asked, { signal, context: { isByTicket: true } })
    } catch (error) {
      if (!(error instanceof ORPCError) || !error.defined) throw error
      const code = String(error.code)
      throw refusals.includes(code)
        ? new SaveRefusedError(code, error.message, { isFinal: final.includes(code) })
        : error
    }
  }
}

export const arriveByNetwork: Arrive = arriveBy(client)

/** One window at a time goes on with a page by code. Beside `holdPage` of its tab, which the same window may have, too. */
export async function holdKept(key: string): Promise<(() => void) | null> {
  return await new Promise((resolve, reject) => {
    const held = navigator.locks.request(`kept ${key}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((letGo) => resolve(letGo))
    })
    held.catch(reject)
  })
}

/** One store for the whole page. */
export const keptHere = keptStore()

export const keepHere = (store: LocalStore, key: string, seqs: readonly number[]) =>
  keepFirst({ store, kept: keptHere }, key, seqs)

/**
 * As `arriveFirst`. One that may be sat yet marks the device again, whatever has gone from it: where the mark stands the door looks for what
 * began here, and begun anew its candidate would have the whole time again.
 */
export async function arriveHere(store: LocalStore, page: LocalPage): Promise<HeldPage | null> {
  const held = await arriveFirst({ arrive: arriveByNetwork, device: browserDevice, store }, page)
  if (held) localStorage.setItem(packagesMark, '1')
  return held
}
