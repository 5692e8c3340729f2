import { type EventRefusal, eventRefusals } from '@sabimark/contract/event-refusal.ts'
import { type AttemptEvent, changesAnAnswer } from '@sabimark/domain/attempt/event.ts'
import { batchLimit } from '@sabimark/domain/attempt/outbox.ts'
import type { KeptPage, LocalPage, LocalStore } from './local-page.ts'
import { type Device, type Save, SaveRefusedError, saveInTime } from './save-call.ts'

export type LeftoverTools = {
  store: LocalStore
  save: Save
  device: Device
  /** Keys of pages refused since this window was loaded: the next load tries them again. */
  refusedHere: Set<string>
}

/**
 * `waitingCount`: events of those pages that are still here; `refusals`: sentences about what nobody takes, or what does
 * not count.
 */
export type LeftoverOutcome = { sentCount: number; waitingCount: number; refusals: string[] }

/** The pages whose events can still be delivered. */
export async function deliverable({ store, refusedHere }: Pick<LeftoverTools, 'store' | 'refusedHere'>) {
  return (await store.all()).filter(({ page }) => page.refusal === null && !refusedHere.has(page.key))
}

/**
 * Delivers what closed pages of the exam room left on this device, each by its own ticket, oldest page first. A page
 * that is done is removed; one that is refused stays with its events, and is not tried again when the refusal is final.
 */
export async function sendLeftovers(
  tools: LeftoverTools,
  isWanted: (page: LocalPage) => boolean,
): Promise<LeftoverOutcome> {
  const outcome: LeftoverOutcome = { sentCount: 0, waitingCount: 0, refusals: [] }
  const kept = (await deliverable(tools)).filter(({ page }) => isWanted(page))
  for (const one of kept.sort((a, b) => a.page.epoch - b.page.epoch)) {
    try {
      outcome.refusals.push(...(await deliver(tools, one)))
      outcome.sentCount += one.events.length
    } catch (error) {
      if (error instanceof SaveRefusedError) {
        outcome.refusals.push(error.message)
        tools.refusedHere.add(one.page.key)
        if (error.isFinal) await tools.store.note({ ...one.page, refusal: error.code })
      } else {
        outcome.waitingCount += one.events.length
      }
    }
  }
  return outcome
}

/** Sends one page and removes it; returns the sentences about answers of it that do not count. */
async function deliver(tools: LeftoverTools, kept: KeptPage): Promise<string[]> {
  const isDropped = kept.page.isSuperseded && (await isHandedIn(tools, kept.page))
  const refused = isDropped ? await drop(tools, kept) : await sendPage(tools, kept)
  await tools.store.remove(kept.page.key)
  // A later page has said it all again: what becomes of this one worries nobody.
  return kept.page.isSuperseded ? [] : refused.map((code) => eventRefusals[code])
}

/** Whether the attempt has ended; asked by this page's ticket. */
async function isHandedIn({ save, device }: LeftoverTools, { ticket, elapsedMs }: LocalPage): Promise<boolean> {
  return (await saveInTime(save, { ticket, sentAtMs: Math.round(elapsedMs), events: [] }, device)).isSubmitted
}

/** Said again by a later page, it would only come late now and hold back a score that is known. */
async function drop({ store }: LeftoverTools, { page, events }: KeptPage): Promise<EventRefusal[]> {
  await store.forget(
    page.key,
    events.map(({ seq }) => seq),
  )
  return []
}

async function sendPage({ store, save, device }: LeftoverTools, { page, events }: KeptPage): Promise<EventRefusal[]> {
  const refused = new Set<EventRefusal>()
  let rest: AttemptEvent[] = events
  while (rest.length > 0) {
    const batch = rest.slice(0, batchLimit)
    // The last time that page knew of; never before what it says it did.
    const sentAtMs = batch.reduce((latest, { atMs }) => Math.max(latest, atMs), Math.round(page.elapsedMs))
    const reply = await saveInTime(save, { ticket: page.ticket, sentAtMs, events: batch }, device)
    const answers = batch.filter(({ kind }) => changesAnAnswer(kind)).map(({ seq }) => seq)
    for (const { seq, code } of reply.refused) if (answers.includes(seq)) refused.add(code)
    // A reply means committed; nobody but this device could fill a hole below.
    await store.forget(
      page.key,
      batch.map(({ seq }) => seq),
    )
    // The last one goes in front of the next: to begin with a new number is to say that the page itself heard of this.
    rest = rest.length > batch.length ? rest.slice(batch.length - 1) : []
  }
  return [...refused]
}
