import type { ArriveReply } from '@sabimark/contract/answers.ts'
import { type Device, type Save, SaveRefusedError } from '../sync/save-call.ts'
import type { KeptHead } from './kept-pages.ts'

/** One try to arrive, as attempt.arrive takes it. Throws SaveRefusedError for a no, anything else for a try that failed. */
export type Arrive = (
  asked: {
    ticket: string
    pageId: string
    epoch: number
    begunAgoMs: number
    breaks: number
    walls: { begun: number; now: number }
  },
  signal: AbortSignal,
) => Promise<ArriveReply>

/** Stands for the ticket of a page that has none yet. */
export const noTicketYet = 'none yet'

type Arriving = {
  arrive: Arrive
  device: Device
  passTicket: string
  head: Pick<KeptHead, 'pageId' | 'epoch' | 'begun'>
  /** How long ago Start was pressed. */
  begunAgoMs: () => number
  onArrived: (reply: ArriveReply) => void
}

/**
 * Gives a page of a sealed paper its ticket: asks for it before the first that leaves, as often as it takes. What it asks again is answered
 * the same, so a reply that was lost does no harm.
 */
export function arriving({ arrive, device, passTicket, head, begunAgoMs, onArrived }: Arriving) {
  let ticket: string | null = null
  let asking: Promise<string> | null = null
  const ask = async (signal: AbortSignal) => {
    const { pageId, epoch, begun } = head
    const reply = await arrive(
      {
        ...{ ticket: passTicket, pageId, epoch, breaks: begun.breaks },
        begunAgoMs: Math.max(0, Math.round(begunAgoMs())),
        walls: { begun: Math.round(begun.wallMs), now: Math.round(device.wallNow()) },
      },
      signal,
    )
    ticket = reply.ticket
    onArrived(reply)
    return reply.ticket
  }
  /** The page's ticket, or that which vouches for older pages. */
  const ticketOf = async (signal: AbortSignal): Promise<string> => {
    if (ticket !== null) return ticket
    asking ??= ask(signal).finally(() => {
      asking = null
    })
    return await asking
  }
  /** As `save`, for batches that go by `noTicketYet`. */
  const after =
    (save: Save): Save =>
    async (batch, signal) => {
      const isOwn = batch.ticket === noTicketYet
      if (!isOwn && batch.vouchedBy !== noTicketYet) return await save(batch, signal)
      const now = await ticketOf(signal)
      try {
        return await save({ ...batch, ...(isOwn ? { ticket: now } : { vouchedBy: now }) }, signal)
      } catch (error) {
        // A server whose data was put back has not heard of the page: it arrives once more.
        if (error instanceof SaveRefusedError && error.code === 'UNKNOWN_ATTEMPT') ticket = null
        throw error
      }
    }
  return { ticketOf, after }
}
