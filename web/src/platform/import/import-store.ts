import { openDB } from 'idb'
import { importStore } from '../kept-work.ts'

/**
 * What lies on the device of imports that were begun, and of a school year that is being prepared. A name is raised when what lies there looks otherwise than before: that of
 * an older page is then forgotten. Pictures and tables of a file lie beside its review and are written once.
 */
export const shelves = {
  questions: 'reviews-1',
  pictures: 'pictures-1',
  rows: 'rows-1',
  tables: 'tables-1',
  promotions: 'promotions-1',
} as const

/** Runs this on the store; undefined where the browser keeps nothing. */
export async function onImportStore<T>(act: (store: Store) => Promise<T>): Promise<T | undefined> {
  try {
    const store = await open()
    try {
      return await act(store)
    } finally {
      store.close()
    }
  } catch {
    return undefined
  }
}

type Store = Awaited<ReturnType<typeof open>>

const open = () =>
  openDB(importStore, 4, {
    upgrade: (database) => {
      for (const shelf of Object.values(shelves)) {
        if (!database.objectStoreNames.contains(shelf)) database.createObjectStore(shelf)
      }
    },
  })

/** All that somebody's imports have on a shelf of parts. */
export const partsOf = (owner: string) => IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`)
