import type { LocalPage, LocalStore } from '../sync/local-page.ts'
import { type Device, replyInTime, SaveRefusedError } from '../sync/save-call.ts'
import type { HeldPage } from '../sync/send-leftovers.ts'
import type { Arrive } from './arriving.ts'

/** A page that may be sat yet is asked about again after this at most, and never at once. */
const askAgainMs = { least: 60_000, most: 600_000 }

/**
 * Brings in a page 0 that nobody goes on with, by the ticket that lies beside it: everything of it is late then. Null once it may deliver; as
 * long as its candidate may still sit it, it is held.
 */
export async function arriveFirst(
  { arrive, device, store }: { arrive: Arrive; device: Device; store: LocalStore },
  page: LocalPage,
): Promise<HeldPage | null> {
  const asked = arrivalOf(page, { ticket: page.deliveryTicket ?? '', device })
  try {
    await replyInTime((signal) => arrive(asked, signal), device)
    if (!page.hasArrived) await store.note({ ...page, hasArrived: true })
    return null
  } catch (error) {
    if (!(error instanceof SaveRefusedError) || error.code !== 'NOT_OVER') throw error
    const leftMs = (page.endsAtWallMs ?? 0) - asked.walls.now
    return { key: page.key, remainingMs: Math.min(askAgainMs.most, Math.max(askAgainMs.least, leftMs)) }
  }
}

/** How a page that was closed arrives, by what lies here of it. */
export function arrivalOf(page: LocalPage, { ticket, device }: { ticket: string; device: Device }) {
  const wallNow = device.wallNow()
  const { pageId = '', epoch, elapsedMs, begun = { wallMs: wallNow, breaks: 0 } } = page
  const walls = { begun: Math.round(begun.wallMs), now: Math.round(wallNow) }
  const begunAgoMs = Math.round(Math.max(elapsedMs, wallNow - begun.wallMs))
  // Whoever asks for it has closed it.
  return { ticket, pageId, epoch, begunAgoMs, breaks: begun.breaks + 1, walls }
}
