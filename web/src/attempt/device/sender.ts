import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { retryDelayMs } from '@sabimark/domain/attempt/outbox.ts'
import { type LocalPage, type LocalStore, mayBeOpen } from '../sync/local-page.ts'
import { deliverable, sendLeftovers } from '../sync/send-leftovers.ts'
import { browserDevice } from './browser-device.ts'
import { indexedStore } from './indexed-store.ts'
import { senderStrip } from './sender-strip.ts'

/** One store for the whole page: its connection is shared by sender and exam room. */
export const localStore: LocalStore = indexedStore()

/** The pages of the exam room in this very window. They send for themselves. */
export const openHere = new Set<string>()

let wake = () => {}

/** A page of this window was left; what it still holds is the sender's from now on. */
export function handOver(key: string): void {
  openHere.delete(key)
  wake()
}

/** What an open page may still be sending itself is left alone for so long. */
const lookAgainMs = 20_000

/**
 * Sends what earlier exams on this computer, of anybody, could not send, by their own tickets and without a session,
 * and says so on the page. Runs on every page of ours.
 */
export function startSender(): void {
  const strip = senderStrip()
  let failures = 0
  let callOff = () => {}
  let isRunning = false

  const run = async () => {
    if (isRunning) return
    isRunning = true
    callOff()
    try {
      const laterMs = await deliver()
      if (laterMs !== null) callOff = browserDevice.after(laterMs, () => void run())
    } catch {
      // This browser keeps nothing, so nothing is left over.
    } finally {
      isRunning = false
    }
  }

  /** How long until there is reason to look again; null when nothing is left. */
  const deliver = async (): Promise<number | null> => {
    const kept = await deliverable(localStore)
    const isClosed = (page: LocalPage) => !openHere.has(page.key) && !mayBeOpen(page, browserDevice.wallNow())
    const leftover = kept.filter(({ page, events }) => isClosed(page) && events.length > 0)
    const count = leftover.reduce((sum, { events }) => sum + answerCount(events), 0)
    if (leftover.length > 0 && failures === 0) strip.sending(count)
    const { saveByNetwork } = await import('./save-transport.ts')
    const tools = { store: localStore, save: saveByNetwork, device: browserDevice }
    const outcome = await sendLeftovers(tools, isClosed)
    failures = outcome.waitingCount > 0 ? failures + 1 : 0
    if (outcome.refusals.length > 0) strip.refused(outcome.refusals[0] ?? '')
    else if (outcome.waitingCount > 0) strip.waiting(count)
    else if (leftover.length > 0) strip.sent(count)
    if (outcome.waitingCount > 0) return retryDelayMs(failures, browserDevice.random())
    return kept.some(({ page }) => !isClosed(page) && !openHere.has(page.key)) ? lookAgainMs : null
  }

  wake = () => void run()
  window.addEventListener('online', () => {
    failures = 0
    void run()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void run()
  })
  void run()
}

function answerCount(events: readonly AttemptEvent[]): number {
  return new Set(events.flatMap(({ kind, question }) => (kind === 'answer' ? [question] : []))).size
}
