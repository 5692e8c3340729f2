import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { IDBPDatabase, IDBPTransaction } from 'idb'
import { keptPlaces, type PackageDatabase, packagesDatabase } from '../../exam/package/packages-database.ts'
import type { KeptHead, KeptPages, KeptRoom, KeptTime } from '../unheard/kept-pages.ts'

/** Pages nobody goes on with any more: not in the store alone, for that may be what has failed. */
const closedMark = 'sabimark_closed_pages'
/** Chrome says "done" before the disk does unless it is asked for `strict`. */
const durable: IDBTransactionOptions = { durability: 'strict' }
/** The keys of pages are `attemptId:epoch`. */
const ofAttempt = (attemptId: string) => IDBKeyRange.bound([`${attemptId}:`], [`${attemptId};`])

type Transaction = IDBPTransaction<PackageDatabase, ['kept'], 'readwrite'>
type Row = { page: string; place: number; value: unknown }

/** What lies beside the sealed papers of pages that were sat with them. Opening happens on first use; every call rejects where the browser keeps nothing. */
export function keptStore(): KeptPages {
  let opened: Promise<IDBPDatabase<PackageDatabase>> | null = null
  const open = () => {
    opened ??= packagesDatabase()
    return opened
  }
  /** A connection that was closed for a newer window, or that failed to open, is opened anew. */
  const begin = async <Begun>(by: (database: IDBPDatabase<PackageDatabase>) => Begun): Promise<Begun> => {
    try {
      return by(await open())
    } catch {
      opened = null
      return by(await open())
    }
  }
  /** All that is written, in one transaction; of a page that is not kept nothing. */
  const write = async (
    key: string,
    rows: readonly [place: number, value: unknown][],
    options?: IDBTransactionOptions,
  ) => {
    const transaction: Transaction = await begin((database) => database.transaction(['kept'], 'readwrite', options))
    const isKept = (await transaction.store.count([key, keptPlaces.head])) > 0
    const wanted = isKept || rows[0]?.[0] === keptPlaces.head ? rows : []
    await Promise.all([...wanted.map(([place, value]) => transaction.store.put(value, [key, place])), transaction.done])
  }
  return {
    put: (head, time) =>
      write(
        head.key,
        [
          [keptPlaces.head, head],
          [keptPlaces.time, time],
        ],
        durable,
      ),
    keep: (key, acked) =>
      write(
        key,
        acked.map((event): [number, AttemptEvent] => [event.seq, event]),
        durable,
      ),
    note: (key, time) => write(key, [[keptPlaces.time, time]]),
    ofAttempt: async (attemptId) => {
      const transaction = await begin((database) => database.transaction('kept'))
      const range = ofAttempt(attemptId)
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(range), transaction.store.getAll(range)])
      const rows = keys.map(([page, place], index): Row => ({ page, place, value: values[index] }))
      return roomsOf(
        rows,
        closedPages().filter((key) => key.startsWith(`${attemptId}:`)),
      )
    },
    close: (key) => {
      closePages([...closedPages(), key])
      write(key, [[keptPlaces.closed, true]], durable).catch(() => {})
    },
    forget: async (attemptId) => {
      await (await begin((database) => database)).delete('kept', ofAttempt(attemptId))
      closePages(closedPages().filter((key) => !key.startsWith(`${attemptId}:`)))
    },
  }
}

/** Throws where a page was closed of which nothing is here: it may have been the last. */
function roomsOf(rows: readonly Row[], closed: readonly string[]): KeptRoom[] {
  const heads = rows.flatMap(({ place, value }) => (place === keptPlaces.head ? [value as KeptHead] : []))
  if (closed.some((key) => !heads.some((head) => head.key === key))) throw new Error('A page is not kept here.')
  return heads
    .map((head) => {
      const own = rows.filter(({ page }) => page === head.key)
      const at = (wanted: number) => own.find(({ place }) => place === wanted)?.value
      const acked = own.flatMap(({ place, value }) => (place > 0 ? [value as AttemptEvent] : []))
      const isClosed = closed.includes(head.key) || at(keptPlaces.closed) === true
      return { head, time: at(keptPlaces.time) as KeptTime, acked, isClosed }
    })
    .sort((one, other) => one.head.epoch - other.head.epoch)
}

function closedPages(): string[] {
  try {
    return JSON.parse(localStorage.getItem(closedMark) ?? '[]')
  } catch {
    return []
  }
}

function closePages(keys: readonly string[]): void {
  try {
    if (keys.length === 0) localStorage.removeItem(closedMark)
    else localStorage.setItem(closedMark, JSON.stringify([...new Set(keys)]))
  } catch {
    // Where nothing can be kept, nobody goes on with anything.
  }
}
