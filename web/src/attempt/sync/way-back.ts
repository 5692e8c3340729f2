import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { TimeNote } from '@sabimark/domain/attempt/timing.ts'

/** What a page notes as it goes on, and when it goes: how far the time is, and what the device has not durably by then. */
export type PageNote = TimeNote & { allowedMs: number; unstored: readonly AttemptEvent[] }

/**
 * How a page can be gone on with after a reload without a network: under the same number, so nothing may leave it that the
 * device could forget, and what the server has is kept until the paper is handed in.
 */
export type WayBack = {
  /** No longer once something of it could not be kept. */
  isOpen: () => boolean
  /** Durable when it resolves: the server has these events of the page. */
  keep: (acked: readonly AttemptEvent[]) => Promise<void>
  /** At once, for the page may be gone the moment after. */
  note: (note: PageNote) => void
  close: () => void
}
