import { type LocalPage, withoutTicket } from '../sync/local-page.ts'
import { replyInTime, SaveRefusedError } from '../sync/save-call.ts'
import { type LeftoverTools, sendLeftovers } from '../sync/send-leftovers.ts'
import { arrivalOf } from './arrive-first.ts'
import type { Arrive } from './arriving.ts'

/**
 * Brings in, by the pass the code has opened, a page 0 that nobody can go on with here: the attempt is known from then on, and a start with a
 * network goes on with it. Nothing of it is sent, for the page that is started says it: unless it was handed in, which nobody starts after. Also true where another device is page 0, for what was done here is said
 * all the same; false where the server could not be asked or takes nothing of it.
 */
export async function arriveClosed(
  { arrive, ...tools }: LeftoverTools & { arrive: Arrive },
  { attemptId, passTicket }: { attemptId: string; passTicket: string },
): Promise<boolean> {
  const { device, store } = tools
  try {
    const zero = (await store.all()).find(({ page }) => page.attemptId === attemptId && isUnheardOf(page))
    if (!zero) return false
    const { page, events } = zero
    try {
      const asked = arrivalOf(page, { ticket: passTicket, device })
      const { ticket } = await replyInTime((signal) => arrive(asked, signal), device)
      if (events.some(({ kind }) => kind === 'submit')) {
        // By the page's own ticket, which stays in this memory: the one that lies here would hold it back until the time is over.
        const own = { page: { ...withoutTicket(page), isBegunHere: false, ticket }, events }
        const alone = { ...store, all: async () => [own], note: async () => {} }
        if ((await sendLeftovers({ ...tools, store: alone }, () => true)).waitingCount > 0) return false
      }
      await store.note({ ...page, hasArrived: true })
      return true
    } catch (error) {
      if (!(error instanceof SaveRefusedError) || error.code !== 'BEGUN_ELSEWHERE') return false
      await store.note({ ...withoutTicket(page), refusal: error.code })
      return true
    }
  } catch {
    return false
  }
}

/** The server knows nothing of it yet, as far as was heard. */
export function isUnheardOf({ isBegunHere, hasArrived, refusal }: LocalPage): boolean {
  return isBegunHere === true && hasArrived !== true && refusal === null
}
