import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { KeptHead, KeptPages, KeptTime } from '../src/attempt/unheard/kept-pages.ts'

/** What a device keeps of pages that can be gone on with, in memory. `beforeWrite` may throw, as a full disk does. */
export function memoryKept(beforeWrite: () => void = () => {}): KeptPages {
  const pages = new Map<string, { head: KeptHead; time: KeptTime; acked: Map<number, AttemptEvent> }>()
  const closed = new Set<string>()
  return {
    put: async (head, time) => {
      beforeWrite()
      pages.set(head.key, { head, time, acked: pages.get(head.key)?.acked ?? new Map() })
    },
    keep: async (key, acked) => {
      beforeWrite()
      for (const event of acked) pages.get(key)?.acked.set(event.seq, event)
    },
    note: async (key, time) => {
      beforeWrite()
      const page = pages.get(key)
      if (page) page.time = time
    },
    ofAttempt: async (attemptId) => {
      const isUnknown = (key: string) => key.startsWith(`${attemptId}:`) && !pages.has(key)
      if ([...closed].some(isUnknown)) throw new Error('A page is not kept here.')
      return [...pages.values()]
        .filter(({ head }) => head.attemptId === attemptId)
        .map(({ head, time, acked }) => ({
          ...{ head, time, isClosed: closed.has(head.key) },
          acked: [...acked.values()].sort((one, other) => one.seq - other.seq),
        }))
        .sort((one, other) => one.head.epoch - other.head.epoch)
    },
    close: (key) => void closed.add(key),
    forget: async (attemptId) => {
      beforeWrite()
      for (const [key, { head }] of pages) if (head.attemptId === attemptId) pages.delete(key)
      for (const key of closed) if (key.startsWith(`${attemptId}:`)) closed.delete(key)
    },
  }
}
