import { type BoardReader, createBoardReader } from './board-reader.ts'

/** A reader nobody has asked for so long is forgotten, with all it knows of logs. */
const idleMs = 30_000

/** One reader for each sitting that is watched. The school is in its name: what one school has read, another cannot be shown. */
export function createBoardReaders(): BoardReader {
  const readers = new Map<string, { read: BoardReader; timer: NodeJS.Timeout }>()
  return async (tx, hall) => {
    const name = `${tx.schoolId} ${hall.sittingId}`
    const known = readers.get(name)
    clearTimeout(known?.timer)
    const timer = setTimeout(() => readers.delete(name), idleMs).unref()
    const read = known?.read ?? createBoardReader()
    readers.set(name, { read, timer })
    return await read(tx, hall)
  }
}
