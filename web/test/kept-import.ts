import { cleanup } from 'vitest-browser-react'
import { forgetKeptWork, importStore, keepWorkAgain } from '../src/platform/kept-work.ts'

/**
 * What another test on the same page has left of an import would be found by this one. Its screen goes first, signed out: what it still
 * writes on leaving would come behind.
 */
export async function forgetKeptImport(): Promise<void> {
  forgetKeptWork()
  await cleanup()
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(importStore).onsuccess = resolve
  })
  // What a school has said of an earlier list is proposed again.
  for (const key of Object.keys(localStorage)) if (key.startsWith('cbt_import_said:')) localStorage.removeItem(key)
  keepWorkAgain()
}
