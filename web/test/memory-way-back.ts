import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { PageNote, WayBack } from '../src/attempt/sync/way-back.ts'

/** A way back in memory, as a device keeps it: what it holds stays there when the page is torn away. */
export function memoryWayBack() {
  const acked: AttemptEvent[] = []
  const held: { note: PageNote | null; isOpen: boolean } = { note: null, isOpen: true }
  const way: WayBack = {
    isOpen: () => held.isOpen,
    keep: async (events) => void acked.push(...events),
    note: (note) => {
      held.note = note
    },
    close: () => {
      held.isOpen = false
    },
  }
  return { way, acked, held }
}
