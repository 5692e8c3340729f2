import { type DBSchema, openDB } from 'idb'
import { sealStore } from '../../platform/tab-seal.ts'

/** Encrypted: what it is, nobody without the key can tell. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** By page of the exam room and place: its paper is in front, then what the server has acknowledged, by the number of the last. */
interface SealedDatabase extends DBSchema {
  sealed: { key: [page: string, place: number]; value: Sealed }
}

const shelf = 'sealed'

/** What lies sealed on this device. A call rejects where the browser keeps nothing, or it was taken away meanwhile. */
export async function sealedStore() {
  const database = await openDB<SealedDatabase>(sealStore, 1, {
    upgrade: (created) => void created.createObjectStore(shelf),
    // Somebody signs out, and takes it away.
    blocking: (_old, _new, { target }) => (target as IDBDatabase).close(),
  })
  const of = (page: string) => IDBKeyRange.bound([page], [page, []])
  return {
    close: () => database.close(),
    pages: async () => [...new Set((await database.getAllKeys(shelf)).map(([page]) => page))],
    /** Each with its place. */
    read: async (page: string) => {
      const transaction = database.transaction(shelf)
      const [keys, all] = await Promise.all([
        transaction.store.getAllKeys(of(page)),
        transaction.store.getAll(of(page)),
      ])
      return keys.flatMap(([, place], index): [number, Sealed][] => {
        const sealed = all[index]
        return sealed ? [[place, sealed]] : []
      })
    },
    remove: (page: string) => database.delete(shelf, of(page)),
    /** Durable when it resolves. */
    put: async (page: string, place: number, sealed: Sealed) => {
      const transaction = database.transaction(shelf, 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.put(sealed, [page, place]), transaction.done])
    },
  }
}

export type SealedStore = Awaited<ReturnType<typeof sealedStore>>
