import type { AttemptEvent, LogEntry } from '@sabimark/domain/attempt/event.ts'
import type { TimeNote } from '@sabimark/domain/attempt/timing.ts'
import type { LocalStore, Owner } from '../sync/local-page.ts'

/** A page of the exam room whose paper lies sealed on the device, as it began: by it and by the hall's code, a later load goes on. */
export type KeptHead = {
  /** As of LocalPage. */
  key: string
  attemptId: string
  epoch: number
  whose: Owner
  pageId: string
  deliveryTicket: string
  /** When Start was pressed by the device's clock, and how often the page has been closed since. */
  begun: { wallMs: number; breaks: number }
  /** What others than this page have done, and how many events of theirs the server has, as far as was heard. */
  others: LogEntry[]
  elsewhere: number
}

/** How far the page was, by its own clock and by that of the wall; `badGaps`: loads after which the wall could not tell how long it had been closed. */
export type KeptTime = TimeNote & { allowedMs: number; badGaps: number }

/** A page as it is kept, with those of its events that the server has: they lie nowhere else on the device. */
export type KeptRoom = { head: KeptHead; time: KeptTime; acked: AttemptEvent[]; isClosed: boolean }

/** The pages that can be gone on with by code. Every call may fail, as those of LocalStore. */
export type KeptPages = {
  /** Durable when it resolves, in place of what was there of this page but its events. */
  put: (head: KeptHead, time: KeptTime) => Promise<void>
  /** Durable when it resolves: the server has these. Nothing where the page is not kept. */
  keep: (key: string, acked: readonly AttemptEvent[]) => Promise<void>
  /** Need not be durable at once. Nothing where the page is not kept. */
  note: (key: string, time: KeptTime) => Promise<void>
  /** Those of an attempt, the newest page last; `acked` in the order of their numbers. */
  ofAttempt: (attemptId: string) => Promise<KeptRoom[]>
  /**
   * Something of the page is, or may be, at the server that is not durable here: nobody goes on with it any more. It holds at once, also
   * where the store fails.
   */
  close: (key: string) => void
  /** Everything of the attempt is at the server, or nobody can use it any more. */
  forget: (attemptId: string) => Promise<void>
}

/**
 * What the server has of a kept page goes to `kept` before `store` forgets it, whoever heard of it: its room, or what sends for pages that
 * are closed.
 */
export async function keepFirst(
  { store, kept }: { store: LocalStore; kept: KeptPages },
  key: string,
  seqs: readonly number[],
): Promise<void> {
  try {
    const own = (await store.all()).find(({ page }) => page.key === key)
    await kept.keep(key, own?.events.filter(({ seq }) => seqs.includes(seq)) ?? [])
  } catch {
    kept.close(key)
  }
}
