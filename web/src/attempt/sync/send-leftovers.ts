import type { SaveReply } from '@sabimark/contract/answers.ts'
import { type EventRefusal, eventRefusals } from '@sabimark/contract/event-refusal.ts'
import { type AttemptEvent, changesAnAnswer } from '@sabimark/domain/attempt/event.ts'
import { cutBatch } from '@sabimark/domain/attempt/outbox.ts'
import { type KeptPage, type LocalPage, type LocalStore, withDraft, withoutTicket } from './local-page.ts'
import { type Device, type Save, SaveRefusedError, saveInTime } from './save-call.ts'

export type LeftoverTools = {
  store: LocalStore
  save: Save
  device: Device
  /** Keys of pages refused since this window was loaded: the next load tries them again. */
  refusedHere: Set<string>
  /** Brings in a page that began without the server, and says whether its candidate may still sit it. */
  arriveFirst?: ((page: LocalPage) => Promise<HeldPage | null>) | undefined
}

/**
 * `waitingCount`: events of those pages that are still here; `refusals`: sentences about what nobody takes, or what does
 * not count; `held`: pages whose attempt still runs, with the time it has left.
 */
export type LeftoverOutcome = { sentCount: number; waitingCount: number; refusals: string[]; held: HeldPage[] }

/** Delivered now it would be late; a page of the same attempt opened here can still vouch for it. */
export type HeldPage = { key: string; remainingMs: number }

/** The pages whose events can still be delivered. */
export async function deliverable({ store, refusedHere }: Pick<LeftoverTools, 'store' | 'refusedHere'>) {
  const kept = await store.all()
  // Earlier versions left a ticket with what nobody takes any more.
  const refused = kept.filter(({ page }) => page.refusal !== null && (page.ticket ?? page.deliveryTicket) !== undefined)
  for (const { page } of refused) await store.note(withoutTicket(page))
  return kept.filter(({ page }) => page.refusal === null && !refusedHere.has(page.key))
}

/**
 * Delivers what closed pages of the exam room left on this device, each by its own ticket, oldest page first. A page
 * that is done is removed; one that is refused stays with its events, and is not tried again when the refusal is final.
 * `vouchedBy` is the ticket of a page of the same attempt; without one, what is delivered is late, so it is held back while
 * the attempt runs.
 */
export async function sendLeftovers(
  tools: LeftoverTools,
  isWanted: (page: LocalPage) => boolean,
  vouchedBy?: string,
): Promise<LeftoverOutcome> {
  const outcome: LeftoverOutcome = { sentCount: 0, waitingCount: 0, refusals: [], held: [] }
  const kept = (await deliverable(tools)).filter(({ page }) => isWanted(page))
  for (const found of kept.sort((a, b) => a.page.epoch - b.page.epoch)) {
    const one = vouchedBy === undefined ? withDraftAsEvent(found) : found
    try {
      const delivered = await deliver(tools, one, vouchedBy)
      if ('remainingMs' in delivered) outcome.held.push(delivered)
      else {
        outcome.refusals.push(...delivered.refusals)
        outcome.sentCount += one.events.length
      }
    } catch (error) {
      if (error instanceof SaveRefusedError) {
        outcome.refusals.push(error.message)
        tools.refusedHere.add(one.page.key)
        if (error.isFinal) await tools.store.note({ ...withoutTicket(one.page), refusal: error.code })
      } else {
        outcome.waitingCount += one.events.length
      }
    }
  }
  return outcome
}

/** Nobody goes on with the page, so what was being typed is its last event. A later page would have said it. */
function withDraftAsEvent({ page, events }: KeptPage): KeptPage {
  return { page, events: page.draft && !page.isSuperseded ? [...events, page.draft] : events }
}

/** Sends one page and removes it, with the sentences about answers of it that do not count; or says that it is held. */
async function deliver(
  tools: LeftoverTools,
  kept: KeptPage,
  vouchedBy: string | undefined,
): Promise<{ refusals: string[] } | HeldPage> {
  const { page } = kept
  // Where it cannot be brought in, somebody will who can.
  const arrive = tools.arriveFirst ?? (async ({ key }) => ({ key, remainingMs: 0 }))
  const held = page.isBegunHere && kept.events.length > 0 && (await arrive(page))
  if (held) return held
  const sending = sendingOf(tools, page, vouchedBy)
  const isBare = vouchedBy === undefined && page.ticket === undefined
  let refused: EventRefusal[] = []
  if (kept.events.length > 0 && (isBare || page.isSuperseded)) {
    const { isSubmitted, remainingMs, ackedSeq } = await sending([], Math.round(page.elapsedMs))
    const events = isBare ? await forgetAcked(tools, kept, ackedSeq) : kept.events
    if (isBare && events.length > 0 && !isSubmitted && remainingMs > 0) return { key: page.key, remainingMs }
    refused =
      page.isSuperseded && isSubmitted ? await drop(tools, kept) : await sendPage(tools, { page, events }, sending)
  } else {
    refused = await sendPage(tools, kept, sending)
  }
  if (page.draft && vouchedBy === undefined) await tools.store.note(withDraft(page, undefined))
  await tools.store.remove(page.key)
  // A later page has said it all again: what becomes of this one worries nobody.
  return { refusals: page.isSuperseded ? [] : refused.map((code) => eventRefusals[code]) }
}

type Sending = (events: AttemptEvent[], sentAtMs: number) => Promise<SaveReply>

function sendingOf({ save, device }: LeftoverTools, page: LocalPage, vouchedBy: string | undefined): Sending {
  const ticket = page.deliveryTicket ?? page.ticket ?? ''
  const tickets = { ticket, ...(vouchedBy === undefined ? {} : { vouchedBy }) }
  // The page itself may be open still, with more to say, and it has not heard of what is acknowledged here.
  return (events, sentAtMs) => saveInTime(save, { ...tickets, isPart: true, sentAtMs, events }, device)
}

/** What the server has need not lie here any longer. Returns what is left. */
async function forgetAcked({ store }: LeftoverTools, { page, events }: KeptPage, ackedSeq: number) {
  const acked = events.filter(({ seq }) => seq <= ackedSeq)
  if (acked.length > 0) {
    await store.forget(
      page.key,
      acked.map(({ seq }) => seq),
    )
  }
  return events.slice(acked.length)
}

/** Said again by a later page, it would only come late now and hold back a score that is known. */
async function drop({ store }: LeftoverTools, { page, events }: KeptPage): Promise<EventRefusal[]> {
  await store.forget(
    page.key,
    events.map(({ seq }) => seq),
  )
  return []
}

async function sendPage(
  { store }: LeftoverTools,
  { page, events }: KeptPage,
  sending: Sending,
): Promise<EventRefusal[]> {
  const refused = new Set<EventRefusal>()
  let rest: AttemptEvent[] = events
  while (rest.length > 0) {
    const batch = cutBatch(rest)
    // The last time that page knew of; never before what it says it did.
    const sentAtMs = batch.reduce((latest, { atMs }) => Math.max(latest, atMs), Math.round(page.elapsedMs))
    const reply = await sending(batch, sentAtMs)
    const answers = batch.filter(({ kind }) => changesAnAnswer(kind)).map(({ seq }) => seq)
    for (const { seq, code } of reply.refused) if (answers.includes(seq)) refused.add(code)
    // A reply means committed; nobody but this device could fill a hole below.
    await store.forget(
      page.key,
      batch.map(({ seq }) => seq),
    )
    rest = rest.slice(batch.length)
  }
  return [...refused]
}
