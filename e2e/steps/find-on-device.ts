// What somebody who sits down at a computer can read there with the browser's own tools.
import type { Page } from '@playwright/test'

/** Everything the origin keeps in this browser, as one text. */
export async function readDevice(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const shelf of database.objectStoreNames) {
        found.push(
          await new Promise((resolve) => {
            const reading = database.transaction(shelf).objectStore(shelf).getAll()
            reading.onsuccess = () => resolve(reading.result)
          }),
        )
      }
      database.close()
    }
    // Only where there is https has a page a store of its own for replies.
    if ('caches' in window) for (const name of await caches.keys()) found.push(name)
    return JSON.stringify(found)
  })
}

/** Whether the browser's cache gives out this address without asking the server. */
export async function isInCache(page: Page, path: string): Promise<boolean> {
  return await page.evaluate(
    (address) =>
      fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    path,
  )
}

/** Every word that could be a ticket, a token or an id. */
export function wordsIn(text: string): string[] {
  return [...new Set(text.match(/[\w-]{20,}/g) ?? [])]
}
