import { importStore, keepWorkAgain } from '../src/platform/kept-work.ts'

/** What another test on the same page has left of an import would be found by this one; it may have signed out, too. */
export async function forgetKeptImport(): Promise<void> {
  keepWorkAgain()
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(importStore).onsuccess = resolve
  })
}
