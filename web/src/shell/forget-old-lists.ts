import { importStore } from '../platform/kept-work.ts'

/** Where lists of people lie, as `platform/import/import-store.ts` names it: it is not loaded for this, and a test holds the two together. */
export const listShelves = { rows: 'rows-1', tables: 'tables-1' } as const

const longestMs = 24 * 60 * 60_000

/**
 * Lists of people that somebody left on this device are deleted a day later, also where nobody opens an import again. Answers when that is
 * done; where nothing can be kept, nothing was.
 */
export function forgetOldLists(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(importStore)
      // It was not there, and is not left behind.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      opening.onerror = () => resolve()
      opening.onsuccess = () => {
        const store = opening.result
        const shelves = Object.values(listShelves)
        if (shelves.some((shelf) => !store.objectStoreNames.contains(shelf))) {
          store.close()
          resolve()
          return
        }
        const deleting = store.transaction(shelves, 'readwrite')
        const end = () => {
          store.close()
          resolve()
        }
        deleting.oncomplete = end
        deleting.onabort = end
        const looking = deleting.objectStore(listShelves.rows).openCursor()
        looking.onsuccess = () => {
          const one = looking.result
          if (!one) return
          if (Math.abs(Date.now() - Number(one.value.sinceMs)) > longestMs) {
            one.delete()
            deleting.objectStore(listShelves.tables).delete(IDBKeyRange.bound(`${one.key}/`, `${one.key}/\uffff`))
          }
          one.continue()
        }
      }
    } catch {
      resolve()
    }
  })
}
