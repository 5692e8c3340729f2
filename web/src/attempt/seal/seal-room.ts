import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import type { LogEntry } from '@sabimark/domain/attempt/event.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { heldPictures } from '../../platform/markdown/picture.tsx'
import { hasPackages } from '../../platform/packages-mark.ts'
import { dropTabSeal, forgetSealed, keepTabSeal, tabSeal } from '../../platform/tab-seal.ts'
import type { RoomHere } from '../rooms-here.ts'
import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import { pageKey } from '../sync/local-page.ts'
import type { PageNote, WayBack } from '../sync/way-back.ts'
import { heldByNobody, holdPage } from './hold-page.ts'
import { keepFiles } from './keep-files.ts'
import { type SealedStore, sealedStore } from './sealed-store.ts'
import { type Lock, lockOf, newSecret } from './secret.ts'
import { keepNote } from './tab-note.ts'

/** An exam room as it lies on the device: all it needs but what is done in it. */
export type SealedRoom = {
  started: StartedAttempt
  content: ExamContent
  examId: string
  candidate: RoomHere['candidate']
  /** What others than its page had done when it was sealed. */
  others: LogEntry[]
  /** Those of a paper that was opened from this device. */
  pictures?: ReturnType<typeof heldPictures>
}

/** Where the room of one page lies, and by what it is opened; `letGo` gives the page to other windows. */
export type Place = { page: string; store: SealedStore; lock: Lock; letGo: () => void }

/**
 * Lays the room on the device, sealed by a key that this tab alone has, so that a reload without a network comes back to it.
 * Where anything of that fails there is no way back, and the room is as it was. Returns how to take it away.
 */
export async function sealRoom(
  sync: AttemptSync,
  { personId, ...room }: Omit<SealedRoom, 'others' | 'pictures'> & { personId: string },
): Promise<() => void> {
  const page = pageKey(room.started.attemptId, room.started.epoch)
  const letGo = await holdPage(page)
  let end = letGo ?? (() => {})
  if (!letGo) return end
  try {
    await keepFiles()
    const store = await sealedStore()
    for (const left of await heldByNobody(await store.pages())) await store.remove(left)
    const secret = newSecret()
    const lock = await lockOf(secret, page)
    const way = wayBack({ page, store, lock })
    end = takenAway(sync, way, { page, store, letGo })
    const others = sync.keepWayBack(way)
    await store.put(page, 0, await lock.seal(0, { ...room, others, pictures: heldPictures() }))
    // Last: until here nothing can be opened.
    if (way.isOpen()) way.begin(() => keepTabSeal({ personId, page, secret }))
  } catch {
    end()
  }
  return end
}

/** Goes on keeping a room that was opened from what lies here. */
export function sealAgain(sync: AttemptSync, place: Place): () => void {
  const way = wayBack(place)
  way.begin(() => {})
  const end = takenAway(sync, way, place)
  sync.keepWayBack(way)
  return end
}

function wayBack({ page, store, lock }: Omit<Place, 'letGo'>): WayBack & { begin: (giveKey: () => void) => void } {
  let isOpen = true
  let isTabs = false
  let last: PageNote | null = null
  const close = () => {
    isOpen = false
    if (tabSeal()?.page === page) dropTabSeal()
  }
  /** A tab that keeps no note, or another's by now, does not come back. */
  const tell = (work: () => void) => {
    try {
      work()
    } catch {
      close()
    }
  }
  return {
    isOpen: () => isOpen,
    close,
    keep: async (acked) => {
      const place = acked.at(-1)?.seq ?? 0
      await store.put(page, place, await lock.seal(place, acked))
    },
    note: (note) => {
      last = note
      if (isOpen && isTabs) tell(() => keepNote(page, note))
    },
    begin: (giveKey) =>
      tell(() => {
        giveKey()
        isTabs = true
        if (last) keepNote(page, last)
      }),
  }
}

/** Once the paper is handed in, or goes on in another window, nothing of it stays; the last one takes worker and files along. */
function takenAway(sync: AttemptSync, way: WayBack, { page, store, letGo }: Omit<Place, 'lock'>): () => void {
  let isOver = false
  const remove = async () => {
    await store.remove(page)
    if ((await store.pages()).length === 0 && tabSeal() === null) await forgetSealed()
  }
  const end = () => {
    if (isOver) return
    isOver = true
    unsubscribe()
    way.close()
    const after = () => {
      store.close()
      letGo()
    }
    remove().then(after, after)
  }
  const look = () => {
    const { isSubmitted, isReplaced } = sync.view()
    if (isSubmitted || isReplaced) end()
  }
  const unsubscribe = sync.subscribe(look)
  look()
  return end
}

/** What no tab can open any more goes: its tab is gone, or somebody else is signed in there. So do papers that are over. */
export async function tidySealed(): Promise<void> {
  if (hasPackages()) {
    const { tidyPackages } = await import('../../exam/package/tidy-packages.ts')
    await tidyPackages().catch(() => {})
  }
  const store = await sealedStore()
  const pages = await store.pages()
  const own = tabSeal()?.page
  const left = (await heldByNobody(pages)).filter((page) => page !== own)
  for (const page of left) await store.remove(page)
  store.close()
  if (left.length === pages.length && own === undefined) await forgetSealed()
}
