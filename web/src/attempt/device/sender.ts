import { retryDelayMs } from '@sabimark/domain/attempt/outbox.ts'
import { hasPackages } from '../../platform/packages-mark.ts'
import { tabSeal } from '../../platform/tab-seal.ts'
import { inTime } from '../sync/in-time.ts'
import { holds, type KeptPage, type LocalPage, type LocalStore, mayBeOpen } from '../sync/local-page.ts'
import { deliverable, sendLeftovers } from '../sync/send-leftovers.ts'
import { browserDevice } from './browser-device.ts'
import { indexedStore } from './indexed-store.ts'
import { leftAnswers } from './left-answers.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { saveFile } from './save-file.ts'
import { saveByNetwork } from './save-transport.ts'
import { senderStrip } from './sender-strip.ts'
import { whoseExam } from './whose-exam.ts'

/** What exams that were begun without the server need: nobody else loads it. */
const unheard = () => import('./unheard-here.ts')

/** One store for the whole page: its connection is shared by sender and exam room. */
const store = indexedStore()
export const localStore: LocalStore = {
  ...store,
  forget: async (key, seqs) => {
    if (hasPackages()) await (await unheard()).keepHere(store, key, seqs)
    await store.forget(key, seqs)
  },
}

/** The pages of the exam room in this very window. They send for themselves. */
export const openHere = new Set<string>()

/** Pages refused since this window was loaded. */
export const refusedHere = new Set<string>()

/** Until when, by the device's running clock, there is no use in asking for pages whose attempt still runs. */
export const heldUntil = new Map<string, number>()

let wake = () => {}

/** A page of the exam room is open in this window: what earlier ones of its attempt left is its own to send. */
export function openedHere(key: string): void {
  openHere.add(key)
  wake()
}

/** A page of this window was left; what it still holds is the sender's from now on. */
export function handOver(key: string): void {
  openHere.delete(key)
  heldUntil.clear()
  wake()
}

const unreadable = 'This browser could not read what it keeps, so no file was saved. Load this page again.'
/** What an open page may still be sending itself is left alone for so long. */
const lookAgainMs = 20_000
const readingWithinMs = 10_000
/** So long after it was loaded this tab may yet go on with the page it has the key of. */
const goesOnWithinMs = 15_000
/** By then the server has ended an attempt whose time is over. */
const endsWithinMs = 70_000

/**
 * Sends what earlier exams on this computer, of anybody, could not send, by their own tickets and without a session,
 * and says so on the page. Runs on every page of ours but the demo's, which make no request. What waits is kept; the page
 * after it begins anew.
 */
export function startSender(): void {
  const strip = senderStrip(() => {
    // What another window goes on with is its own to save: its next text would have the number of the one in the file.
    const isLeft = ({ page, events }: KeptPage) => !isOpen(page) && holds(page, events.length)
    saveFile(localStore, 'Answers', isLeft).catch(() => strip.refused(unreadable))
  })
  let failures = 0
  let callOff = () => {}

  // A page that is left meanwhile is looked for afterwards.
  const run = oneAtATime(async () => {
    callOff()
    const laterMs = await deliver()
    if (laterMs !== null) callOff = browserDevice.after(laterMs, () => void run())
  })

  /** How long until there is reason to look again; null when nothing is left. */
  const deliver = async (): Promise<number | null> => {
    // A browser that keeps nothing has nothing left over.
    const kept = await inTime(browserDevice, readingWithinMs, deliverable({ store: localStore, refusedHere }), [])
    const closed = kept.filter(({ page }) => isClosed(page))
    if (closed.length > 0) await send(closed.filter(({ page, events }) => holds(page, events.length)))
    else if (!kept.some(({ page }) => isHeld(page) && !isOpenHere(page))) strip.clear()
    if (failures > 0) return retryDelayMs(failures, browserDevice.random())
    return kept.some(({ page }) => !isClosed(page) && !isOpenHere(page)) ? lookAgainMs : null
  }

  const send = async (leftover: readonly KeptPage[]) => {
    const count = leftAnswers(leftover)
    const exam = whoseExam(
      leftover.map(({ page }) => page),
      { openHere, wallNowMs: browserDevice.wallNow() },
    )
    if (leftover.length > 0 && failures === 0) strip.sending(count, exam)
    try {
      const arriveFirst = async (page: LocalPage) => (await unheard()).arriveHere(localStore, page)
      const tools = { store: localStore, save: saveByNetwork, device: browserDevice, refusedHere, arriveFirst }
      const { waitingCount, refusals, held } = await sendLeftovers(tools, isClosed)
      failures = waitingCount > 0 ? failures + 1 : 0
      for (const { key, remainingMs } of held) heldUntil.set(key, browserDevice.now() + remainingMs + endsWithinMs)
      if (refusals[0] !== undefined) strip.refused(refusals[0])
      else if (held.length > 0) strip.held(count, exam)
      else if (waitingCount > 0) strip.waiting(count, exam)
      else if (leftover.length > 0) strip.sent(count, exam)
    } catch {
      // The storage broke off: like a lost network.
      failures += 1
      if (leftover.length > 0) strip.waiting(count, exam)
    }
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

function isClosed(page: LocalPage): boolean {
  const mayGoOn = browserDevice.now() < goesOnWithinMs && tabSeal()?.page === page.key
  return !isOpen(page) && !isHeld(page) && !mayGoOn
}

/** In this window, or as far as it shows in another one. */
function isOpen(page: LocalPage): boolean {
  return isOpenHere(page) || mayBeOpen(page, browserDevice.wallNow())
}

/** A room of this attempt is open in this window: it sends for itself and vouches for earlier pages. */
function isOpenHere({ attemptId }: LocalPage): boolean {
  return [...openHere].some((key) => key.startsWith(`${attemptId}:`))
}

function isHeld({ key }: LocalPage): boolean {
  return browserDevice.now() < (heldUntil.get(key) ?? 0)
}
