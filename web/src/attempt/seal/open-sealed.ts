import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { TabSeal } from '../../platform/tab-seal.ts'
import type { PageNote } from '../sync/way-back.ts'
import { holdPage } from './hold-page.ts'
import type { Place, SealedRoom } from './seal-room.ts'
import { sealedStore } from './sealed-store.ts'
import { lockOf } from './secret.ts'
import { readNote } from './tab-note.ts'

/** A room as it was sealed, what the server had of it when it was left, and how far it was. */
type Opened = { room: SealedRoom; acked: AttemptEvent[]; noted: PageNote; place: Place }

/** What this tab has the key of. Null where it is not all there, does not open, or is open in another window. */
export async function openSealed({ page, secret }: TabSeal): Promise<Opened | null> {
  const letGo = await holdPage(page)
  if (!letGo) return null
  try {
    const noted = readNote(page)
    const store = await sealedStore()
    const lock = await lockOf(secret, page)
    const parts = await Promise.all((await store.read(page)).map(([place, sealed]) => lock.open(place, sealed)))
    const [room, ...acked] = parts as [SealedRoom?, ...AttemptEvent[][]]
    if (room && noted) return { room, acked: acked.flat(), noted, place: { page, store, lock, letGo } }
    store.close()
  } catch {
    // Changed, taken away, or of a version that is no more.
  }
  letGo()
  return null
}
