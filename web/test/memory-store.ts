import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { holds, type LocalPage, type LocalStore } from '../src/attempt/sync/local-page.ts'

/** A device's storage, in memory. `beforeWrite` may throw, as a full disk does. */
export function memoryStore(beforeWrite: () => void = () => {}): LocalStore {
  const pages = new Map<string, { page: LocalPage; events: Map<number, AttemptEvent> }>()
  return {
    append: async (page, events) => {
      beforeWrite()
      const kept = pages.get(page.key)?.events ?? new Map<number, AttemptEvent>()
      for (const event of events) kept.set(event.seq, event)
      pages.set(page.key, { page, events: kept })
    },
    note: async (page) => {
      beforeWrite()
      const kept = pages.get(page.key)
      if (kept) kept.page = page
    },
    forget: async (key, seqs) => {
      beforeWrite()
      for (const seq of seqs) pages.get(key)?.events.delete(seq)
    },
    remove: async (key) => {
      beforeWrite()
      const kept = pages.get(key)
      if (kept && !holds(kept.page, kept.events.size)) pages.delete(key)
    },
    all: async () =>
      [...pages.values()].map(({ page, events }) => ({
        page,
        events: [...events.values()].sort((one, other) => one.seq - other.seq),
      })),
  }
}
