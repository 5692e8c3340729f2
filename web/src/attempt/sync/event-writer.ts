import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { LocalPage, LocalStore } from './local-page.ts'

/**
 * Writes the events of one page, one write after the other, so that what is stored never has a hole: a write that
 * failed is made up for by the next.
 */
export type EventWriter = {
  /** Stores all that is not stored yet. */
  write: (page: LocalPage, unacked: readonly AttemptEvent[]) => void
  note: (page: LocalPage) => void
  /** Removes what the server has. */
  forget: (page: LocalPage, seqs: readonly number[]) => void
  remove: (page: LocalPage) => void
  /** Notes that what was written so far holds all that these older pages had; not when a write failed. */
  supersede: (olders: readonly LocalPage[]) => void
  /** The highest number that is durable on the device. */
  storedSeq: () => number
  hasFailed: () => boolean
  /** When everything asked so far is done. */
  settled: () => Promise<void>
}

/** `onChange` is called when storedSeq or hasFailed changed. */
export function eventWriter(store: LocalStore, onChange: () => void): EventWriter {
  let queue: Promise<void> = Promise.resolve()
  let storedSeq = 0
  let hasFailed = false

  const enqueue = (work: () => Promise<void>, isAboutSaving: boolean) => {
    queue = queue.then(work).then(
      () => {
        if (isAboutSaving) hasFailed = false
        onChange()
      },
      () => {
        if (isAboutSaving) hasFailed = true
        onChange()
      },
    )
  }

  return {
    write: (page, unacked) =>
      enqueue(async () => {
        const fresh = unacked.filter(({ seq }) => seq > storedSeq)
        const last = fresh.at(-1)
        if (last === undefined) return
        await store.append(page, fresh)
        storedSeq = last.seq
      }, true),
    note: (page) => enqueue(() => store.note(page), false),
    forget: (page, seqs) => enqueue(() => store.forget(page.key, seqs), false),
    remove: (page) => enqueue(() => store.remove(page.key), false),
    supersede: (olders) =>
      enqueue(async () => {
        if (hasFailed) return
        for (const older of olders) await store.note({ ...older, isSuperseded: true })
      }, false),
    storedSeq: () => storedSeq,
    hasFailed: () => hasFailed,
    settled: () => queue,
  }
}
