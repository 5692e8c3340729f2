import { type BoardReader, createBoardReader } from './board-reader.ts'

/** A reader nobody has asked for so long is forgotten, with all it knows of logs. */
const idleMs = 30_000
/** What all readers of a process know, at most: some fifty halls of a thousand. Beyond it the one that was not asked for longest is forgotten. */
const mostBytes = 256_000_000

/** One reader for each sitting that is watched. The school is in its name: what one school has read, another cannot be shown. */
export function createBoardReaders(most = mostBytes): BoardReader {
  /** The one that was asked last is the last. */
  const readers = new Map<string, { read: BoardReader; bytes: number; timer: NodeJS.Timeout }>()
  return async (tx, hall) => {
    const name = `${tx.schoolId} ${hall.sittingId}`
    const known = readers.get(name)
    clearTimeout(known?.timer)
    const timer = setTimeout(() => readers.delete(name), idleMs).unref()
    const one = { read: known?.read ?? createBoardReader(), bytes: known?.bytes ?? 0, timer }
    readers.delete(name)
    readers.set(name, one)
    const reading = await one.read(tx, hall)
    const now = readers.get(name)
    if (now) now.bytes = reading.bytes
    forgetOldest(readers, most)
    return reading
  }
}

function forgetOldest(readers: Map<string, { bytes: number; timer: NodeJS.Timeout }>, most: number): void {
  let bytes = 0
  for (const one of readers.values()) bytes += one.bytes
  for (const [name, one] of readers) {
    // Whoever asks alone is answered, however large their hall is.
    if (bytes <= most || readers.size === 1) return
    clearTimeout(one.timer)
    readers.delete(name)
    bytes -= one.bytes
  }
}
