import type { IDBPObjectStore } from 'idb'
import { packagesMark } from '../../platform/packages-mark.ts'
import {
  type KeptPackage,
  keptPlaces,
  type PackageDatabase,
  packagesDatabase,
  type Whose,
} from './packages-database.ts'

export type { KeptPackage, Whose } from './packages-database.ts'

const both = ['packages', 'parts'] as const
const all = ['packages', 'parts', 'kept'] as const
/** Chrome says "done" before the disk does unless it is asked for `strict`. */
const durable: IDBTransactionOptions = { durability: 'strict' }
const ofSeal = (sealId: string) => IDBKeyRange.bound([sealId], [sealId, []])
const keyOf = ({ studentId, examId }: Whose): [string, string] => [studentId, examId]

/** The sealed papers of this device. A call rejects where the browser keeps nothing. */
export async function packageStore() {
  const database = await packagesDatabase()
  /** What another window has put here meanwhile stays marked: it marks when all of it is here, and this looks once more after that. */
  const unmark = async () => {
    localStorage.removeItem(packagesMark)
    if ((await database.count('packages')) > 0) localStorage.setItem(packagesMark, '1')
  }
  return {
    close: () => database.close(),
    get: (whose: Whose) => database.get('packages', keyOf(whose)),
    /** A browser that has taken them away by itself left the mark. */
    all: async () => {
      const found = await database.getAll('packages')
      if (found.length === 0) await unmark()
      return found
    },
    /** Durable when it resolves. In place of one of another seal, whose parts go where nobody else needs them. */
    put: async (one: KeptPackage) => {
      localStorage.setItem(packagesMark, '1')
      const transaction = database.transaction(both, 'readwrite', durable)
      await transaction.objectStore('packages').put(one, keyOf(one))
      await dropUnneeded()
      await transaction.done
      // Another window may have found nothing here a moment ago.
      localStorage.setItem(packagesMark, '1')

      async function dropUnneeded() {
        const needed = new Set((await transaction.objectStore('packages').getAll()).map(({ facts }) => facts.sealId))
        for (const [sealId, number] of await transaction.objectStore('parts').getAllKeys())
          if (!needed.has(sealId)) await transaction.objectStore('parts').delete([sealId, number])
      }
    },
    /** Takes it off the device, with what is kept of pages that go by it. Returns how many are left, of whomever. */
    remove: async (whose: Whose): Promise<number> => {
      const transaction = database.transaction(all, 'readwrite', durable)
      const packages = transaction.objectStore('packages')
      const gone = await packages.get(keyOf(whose))
      await packages.delete(keyOf(whose))
      const left = await packages.getAll()
      if (gone && !left.some(({ facts }) => facts.sealId === gone.facts.sealId))
        await transaction.objectStore('parts').delete(ofSeal(gone.facts.sealId))
      await dropPages()
      await transaction.done
      if (left.length === 0) await unmark()
      return left.length

      async function dropPages() {
        const kept = transaction.objectStore('kept')
        for (const page of await pagesOf(kept, whose)) await kept.delete(IDBKeyRange.bound([page], [page, []]))
      }
    },
    /** Whether a page of the exam room lies here that its candidate may go on with. */
    hasPage: async (whose: Whose) => (await pagesOf(database.transaction('kept').store, whose)).length > 0,
    part: (sealId: string, number: number) => database.get('parts', [sealId, number]),
    /** Durable when it resolves. */
    putPart: async (sealId: string, number: number, bytes: ArrayBuffer) => {
      const transaction = database.transaction('parts', 'readwrite', durable)
      await Promise.all([transaction.store.put(bytes, [sealId, number]), transaction.done])
    },
  }
}

/** What is kept of a page names whose it is. */
async function pagesOf(
  kept: Pick<IDBPObjectStore<PackageDatabase, 'kept'[], 'kept'>, 'getAllKeys' | 'get'>,
  whose: Whose,
) {
  const pages: string[] = []
  for (const [page, place] of await kept.getAllKeys()) {
    const { whose: one } = ((place === keptPlaces.head && (await kept.get([page, place]))) || {}) as { whose?: Whose }
    if (one && keyOf(one).join() === keyOf(whose).join()) pages.push(page)
  }
  return pages
}

export type PackageStore = Awaited<ReturnType<typeof packageStore>>
