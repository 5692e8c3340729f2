import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { batchLimit } from '@sabimark/domain/attempt/outbox.ts'
import type { KeptPage, LocalPage, LocalStore } from './local-page.ts'
import { type Device, type Save, SaveRefusedError, saveInTime } from './save-call.ts'

export type LeftoverTools = { store: LocalStore; save: Save; device: Device }

/** `waitingCount`: events of those pages that are still here; `refusals`: sentences about what nobody will take. */
export type LeftoverOutcome = { sentCount: number; waitingCount: number; refusals: string[] }

/** The pages whose events can still be delivered. */
export async function deliverable(store: LocalStore): Promise<KeptPage[]> {
  return (await store.all()).filter(({ page }) => page.refusal === null)
}

/**
 * Delivers what closed pages of the exam room left on this device, each by its own ticket, oldest page first. A page
 * that is done is removed; one that is refused stays with its events and is not tried again.
 */
export async function sendLeftovers(
  tools: LeftoverTools,
  isWanted: (page: LocalPage) => boolean,
): Promise<LeftoverOutcome> {
  const outcome: LeftoverOutcome = { sentCount: 0, waitingCount: 0, refusals: [] }
  const kept = (await deliverable(tools.store)).filter(({ page }) => isWanted(page))
  for (const one of kept.sort((a, b) => a.page.epoch - b.page.epoch)) {
    try {
      await sendPage(tools, one)
      outcome.sentCount += one.events.length
    } catch (error) {
      if (error instanceof SaveRefusedError) {
        outcome.refusals.push(error.message)
        await tools.store.note({ ...one.page, refusal: error.code })
      } else {
        outcome.waitingCount += one.events.length
      }
    }
  }
  return outcome
}

async function sendPage({ store, save, device }: LeftoverTools, { page, events }: KeptPage): Promise<void> {
  let rest: AttemptEvent[] = events
  while (rest.length > 0) {
    const batch = rest.slice(0, batchLimit)
    // The last time that page knew of; never before what it says it did.
    const sentAtMs = batch.reduce((latest, { atMs }) => Math.max(latest, atMs), Math.round(page.elapsedMs))
    await saveInTime(save, { ticket: page.ticket, sentAtMs, events: batch }, device)
    // A reply means committed; nobody but this device could fill a hole below.
    await store.forget(
      page.key,
      batch.map(({ seq }) => seq),
    )
    rest = rest.slice(batch.length)
  }
  await store.remove(page.key)
}
