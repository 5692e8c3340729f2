import type { Tx } from '../../platform/database/tenant.ts'
import { createBoardReader, type Reading } from './board-reader.ts'

/** A reader nobody has asked for so long is forgotten, with all it knows of logs. */
const idleMs = 30_000

export type BoardReaders = (tx: Tx, sittingId: string) => Promise<Reading>

/** One reader for each sitting that is watched. The school is in its name: what one school has read, another cannot be shown. */
export function createBoardReaders(): BoardReaders {
  const readers = new Map<string, { read: (tx: Tx) => Promise<Reading>; timer: NodeJS.Timeout }>()
  return async (tx, sittingId) => {
    const name = `${tx.schoolId} ${sittingId}`
    const known = readers.get(name)
    clearTimeout(known?.timer)
    const timer = setTimeout(() => readers.delete(name), idleMs).unref()
    const read = known?.read ?? createBoardReader(sittingId)
    readers.set(name, { read, timer })
    return await read(tx)
  }
}
