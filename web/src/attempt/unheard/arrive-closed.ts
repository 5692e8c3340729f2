import { type LocalPage, type LocalStore, withoutTicket } from '../sync/local-page.ts'
import { type Device, replyInTime, SaveRefusedError } from '../sync/save-call.ts'
import { arrivalOf } from './arrive-first.ts'
import type { Arrive } from './arriving.ts'

/**
 * Brings in, by the pass the code has opened, a page 0 that nobody can go on with here: the attempt is known from then on, and a start with a
 * network goes on with it. Nothing of it is sent: the page that is started says it. Also true where another device is page 0, for what was done here is said
 * all the same; false where the server could not be asked or takes nothing of it.
 */
export async function arriveClosed(
  { arrive, device, store }: { arrive: Arrive; device: Device; store: LocalStore },
  { attemptId, passTicket }: { attemptId: string; passTicket: string },
): Promise<boolean> {
  try {
    const zero = (await store.all()).find(({ page }) => page.attemptId === attemptId && isUnheardOf(page))
    if (!zero) return false
    const { page } = zero
    try {
      await replyInTime((signal) => arrive(arrivalOf(page, { ticket: passTicket, device }), signal), device)
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
