// Tests make and drop hundreds of databases and wait for the disk at every commit. None of them cuts the power, so a folder in
// memory proves the same in half the time.
import { statfsSync } from 'node:fs'

const IN_MEMORY = '/dev/shm'
const GIGABYTE = 2 ** 30

export interface Room {
  /** Bytes that the folder in memory still takes; null where the system has none. */
  folder: number | null
  /** Bytes of memory that programs may still ask for. */
  memory: number
}

/** Whether the tests' databases fit: some 60 MB for each server, a gigabyte for the one they share, and the browsers beside. */
export function isRoomEnough({ folder, memory }: Room): boolean {
  return folder !== null && folder >= 3 * GIGABYTE && memory >= 6 * GIGABYTE
}

/** From here on, temporary files of this program and of those it starts stand in memory, unless TMPDIR says where, or there is too little. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && isRoomEnough(roomHere())) process.env.TMPDIR = IN_MEMORY
}

function roomHere(): Room {
  const memory = process.availableMemory()
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return { folder: bavail * bsize, memory }
  } catch {
    return { folder: null, memory }
  }
}
