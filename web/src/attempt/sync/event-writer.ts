import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { inTime } from './in-time.ts'
import type { LocalPage, LocalStore } from './local-page.ts'
import type { Device } from './save-call.ts'

/**
 * Writes the events of one page, one write after the other, so that what is stored never has a hole: a write that
 * failed is made up for by the next.
 */
export type EventWriter = {
  /** Stores all that is not stored yet, with what is being typed. */
  write: (page: LocalPage, unacked: readonly AttemptEvent[]) => void
  note: (page: LocalPage) => void
  /** Removes what the server has, once it stands elsewhere where `first` says so. */
  forget: (page: LocalPage, seqs: readonly number[], first?: () => Promise<void>) => void
  remove: (page: LocalPage) => void
  /** Notes that what was written so far holds all that these older pages had; not when a write failed. */
  supersede: (olders: readonly LocalPage[]) => void
  /** The highest number that is durable on the device. */
  storedSeq: () => number
  /** What was being typed, as far as it is durable. */
  storedDraft: () => AttemptEvent | undefined
  hasFailed: () => boolean
  /** When everything asked so far is done, or was waited for long enough. */
  settled: () => Promise<void>
}

/** A storage that has not answered by then counts as none, until it answers after all. */
const completeWithinMs = 5_000

/** `onChange` is called when storedSeq, storedDraft or hasFailed changed. */
export function eventWriter(store: LocalStore, device: Device, onChange: () => void): EventWriter {
  let queue: Promise<void> = Promise.resolve()
  let storedSeq = 0
  let storedDraft: AttemptEvent | undefined
  let hasFailed = false
  let wanted: { page: LocalPage; unacked: readonly AttemptEvent[] } | null = null

  const enqueue = (work: () => Promise<unknown>, after: (isDone: boolean) => void = () => {}) => {
    queue = queue.then(async () => {
      after(
        await inTime(
          device,
          completeWithinMs,
          work().then(() => true),
          false,
        ),
      )
      onChange()
    })
  }

  const storeWanted = async () => {
    const { page, unacked } = wanted ?? { page: null, unacked: [] }
    wanted = null
    const fresh = unacked.filter(({ seq }) => seq > storedSeq)
    if (page === null || (fresh.length === 0 && page.draft === storedDraft)) return
    await store.append(page, fresh)
    storedSeq = Math.max(storedSeq, fresh.at(-1)?.seq ?? 0)
    storedDraft = page.draft
    // Also when it had been given up: now it is true.
    hasFailed = false
    onChange()
  }

  return {
    write: (page, unacked) => {
      const isPlanned = wanted !== null
      wanted = { page, unacked }
      if (isPlanned) return
      enqueue(storeWanted, (isDone) => {
        hasFailed = !isDone
      })
    },
    note: (page) => enqueue(() => store.note(page)),
    forget: (page, seqs, first = async () => {}) =>
      enqueue(async () => {
        await first()
        await store.forget(page.key, seqs)
      }),
    remove: (page) => enqueue(() => store.remove(page.key)),
    supersede: (olders) =>
      enqueue(async () => {
        if (hasFailed) return
        for (const older of olders) await store.note({ ...older, isSuperseded: true })
      }),
    storedSeq: () => storedSeq,
    storedDraft: () => storedDraft,
    hasFailed: () => hasFailed,
    settled: () => queue,
  }
}
