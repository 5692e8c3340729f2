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
  keepWorkAgain()
}
