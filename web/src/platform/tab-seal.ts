import { hasPackages, offeredMark } from './packages-mark.ts'

/** What this tab alone can open of what lies sealed on the device: whose it is, which page of the exam room, and the key. */
export type TabSeal = { personId: string; page: string; secret: string }

const name = 'sabimark_seal'

/** Beside it, how far that page was. */
export const sealNote = 'sabimark_seal_note'

/** Where the sealed papers lie. */
export const sealStore = 'exam-sealed'

/** Null also where the browser lets a tab keep nothing. */
export function tabSeal(): TabSeal | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Throws where the tab keeps nothing. */
export function keepTabSeal(seal: TabSeal): void {
  sessionStorage.setItem(name, JSON.stringify(seal))
}

/** From here on this tab opens nothing. */
export function dropTabSeal(): void {
  try {
    for (const one of [name, sealNote]) sessionStorage.removeItem(one)
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** Who is signed in by now, if anybody: what is somebody else's is not opened here any more. */
export function keepSealOf(personId: string | undefined): void {
  if (tabSeal()?.personId !== personId) dropTabSeal()
}

/** Takes everything a tab has sealed off this device, with the worker and the files that open a page without a network: unless somebody got ready here. Where somebody may yet, the worker stays. */
export async function forgetSealed(): Promise<void> {
  dropTabSeal()
  try {
    indexedDB.deleteDatabase(sealStore)
    if (hasPackages()) return
    for (const cache of await caches.keys()) await caches.delete(cache)
    if (Date.now() < Number(localStorage.getItem(offeredMark))) return
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  } catch {
    // A page by plain http has none of these.
  }
}
