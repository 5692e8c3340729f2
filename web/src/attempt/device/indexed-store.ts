import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'
import { holds, type LocalPage, type LocalStore } from '../sync/local-page.ts'

interface ExamRoomDatabase extends DBSchema {
  pages: { key: string; value: LocalPage }
  events: { key: [string, number]; value: AttemptEvent & { page: string } }
}

const both = ['pages', 'events'] as const
/** Chrome says "done" before the disk does unless it is asked for `strict`. */
const durable: IDBTransactionOptions = { durability: 'strict' }

/** The store in IndexedDB. Opening happens on first use; every call rejects where the browser keeps nothing. */
export function indexedStore(): LocalStore {
  let opened: Promise<IDBPDatabase<ExamRoomDatabase>> | null = null
  const open = () => {
    opened ??= openRoom(() => {
      opened = null
    })
    // A try that failed does not stand in the way of the next.
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  /** A connection that has died without a word, as old WebKits' do, is opened anew. */
  const begin = async <Begun>(by: (database: IDBPDatabase<ExamRoomDatabase>) => Begun): Promise<Begun> => {
    try {
      return by(await open())
    } catch {
      opened = null
      return by(await open())
    }
  }
  return {
    append: async (page, events) => {
      const transaction = await begin((database) => database.transaction(both, 'readwrite', durable))
      const pages = transaction.objectStore('pages')
      const kept = transaction.objectStore('events')
      await Promise.all([
        pages.put(page),
        ...events.map((event) => kept.put({ ...event, page: page.key })),
        transaction.done,
      ])
    },
    note: async (page) => {
      const transaction = await begin((database) => database.transaction('pages', 'readwrite'))
      const isKept = (await transaction.store.count(page.key)) > 0
      await Promise.all([isKept ? transaction.store.put(page) : undefined, transaction.done])
    },
    forget: async (key, seqs) => {
      const transaction = await begin((database) => database.transaction('events', 'readwrite'))
      await Promise.all([...seqs.map((seq) => transaction.store.delete([key, seq])), transaction.done])
    },
    remove: async (key) => {
      const transaction = await begin((database) => database.transaction(both, 'readwrite'))
      const pages = transaction.objectStore('pages')
      const [page, left] = await Promise.all([pages.get(key), transaction.objectStore('events').count(eventsOf(key))])
      await Promise.all([page && !holds(page, left) ? pages.delete(key) : undefined, transaction.done])
    },
    all: async () => {
      const transaction = await begin((database) => database.transaction(both))
      const pages = await transaction.objectStore('pages').getAll()
      const events = await Promise.all(pages.map(({ key }) => transaction.objectStore('events').getAll(eventsOf(key))))
      return pages.map((page, index) => ({ page, events: (events[index] ?? []).map(withoutPage) }))
    },
  }
}

async function openRoom(onGone: () => void): Promise<IDBPDatabase<ExamRoomDatabase>> {
  const watching: OpenDBCallbacks<ExamRoomDatabase> = {
    terminated: onGone,
    // A newer window of ours remakes the store: it must not wait for this one, which opens it again at the next call.
    blocking: (_old, _new, { target }) => {
      onGone()
      if (target instanceof IDBDatabase) target.close()
    },
  }
  try {
    return await openDB<ExamRoomDatabase>('exam-room', 1, {
      upgrade: (database) => {
        database.createObjectStore('pages', { keyPath: 'key' })
        database.createObjectStore('events', { keyPath: ['page', 'seq'] })
      },
      ...watching,
    })
  } catch (error) {
    // It has been remade: every version keeps these two shelves.
    if (error instanceof DOMException && error.name === 'VersionError') return openDB('exam-room', undefined, watching)
    throw error
  }
}

function eventsOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key, 0], [key, Number.MAX_SAFE_INTEGER])
}

function withoutPage({ page: _, ...event }: AttemptEvent & { page: string }): AttemptEvent {
  return event
}
