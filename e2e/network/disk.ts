// What the browsers of one computer keep, with the delay of a disk; each write happens whole or not at all.
import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { RandomSource } from '@sabimark/domain/exam/seeded-random.ts'
import type { KeptPage, LocalPage, LocalStore } from '@sabimark/web/src/attempt/sync/local-page.ts'

export type Disk = LocalStore & {
  /** What is durable at this moment. */
  kept: () => KeptPage[]
}

type Watcher = {
  /** Once events of a page are durable. */
  onKept: (page: LocalPage, events: readonly AttemptEvent[]) => void
  /** Before events of a page are forgotten. */
  onForget: (page: LocalPage, events: readonly AttemptEvent[]) => Promise<void>
}

export function newDisk(random: RandomSource, { onKept, onForget }: Watcher): Disk {
  const pages = new Map<string, { page: LocalPage; events: Map<number, AttemptEvent> }>()
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve, random() < 0.9 ? 0 : random() * 8))
  const kept = () =>
    [...pages.values()].map(({ page, events }) =>
      structuredClone({ page, events: [...events.values()].sort((one, other) => one.seq - other.seq) }),
    )
  return {
    kept,
    append: async (page, events) => {
      const given = structuredClone({ page, events })
      await turn()
      const stored = pages.get(page.key)?.events ?? new Map<number, AttemptEvent>()
      for (const event of given.events) stored.set(event.seq, event)
      pages.set(page.key, { page: given.page, events: stored })
      onKept(given.page, given.events)
    },
    note: async (page) => {
      const given = structuredClone(page)
      await turn()
      const found = pages.get(page.key)
      if (found) found.page = given
    },
    forget: async (key, seqs) => {
      const found = pages.get(key)
      if (!found) return
      const gone = [...found.events.values()].filter(({ seq }) => seqs.includes(seq))
      await onForget(structuredClone(found.page), gone)
      await turn()
      for (const seq of seqs) found.events.delete(seq)
    },
    remove: async (key) => {
      await turn()
      if (pages.get(key)?.events.size === 0) pages.delete(key)
    },
    all: async () => {
      await turn()
      return kept()
    },
  }
}
