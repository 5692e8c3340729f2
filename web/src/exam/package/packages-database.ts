import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { type DBSchema, type OpenDBCallbacks, openDB } from 'idb'
import type { SchoolHere } from './school-here.ts'

/** Whose package of which exam. */
export type Whose = { studentId: string; examId: string }

/** One candidate's package of an exam, as it lies here. Its parts lie beside it, once for all who sit with the same seal. */
export type KeptPackage = Whose & {
  facts: ExamPackage
  /** The build whose files were kept for it, once everything was found complete; null while it is being fetched. */
  readyWith: string | null
  /** The files of the program it needs, as that build names them. */
  files: string[]
  /** The device's clock when the server gave these facts, in milliseconds: without a network it tells the time from there. */
  wallMs: number
  /** How this device names itself, the same for all that lie here: drawn with the first. Absent: of before it did. */
  deviceId?: string
  /** Absent: of before it was kept. */
  school?: SchoolHere
}

/** Where stands, of what is kept of a page, its head, how far its time is, and that nobody goes on with it; its events at their numbers, from 1. */
export const keptPlaces = { head: -3, time: -2, closed: -1 } as const

export interface PackageDatabase extends DBSchema {
  packages: { key: [studentId: string, examId: string]; value: KeptPackage }
  parts: { key: [sealId: string, number: number]; value: ArrayBuffer }
  /** Of pages of the exam room that can be gone on with: web/src/attempt/device/kept-store.ts. */
  kept: { key: [page: string, place: number]; value: unknown }
}

const name = 'exam-packages'
// A newer window of ours must not wait for this one.
const closing: OpenDBCallbacks<PackageDatabase> = {
  blocking: (_old, _new, { target }) => (target as IDBDatabase).close(),
}

/** What lies on this device of sealed papers. Rejects where the browser keeps nothing. */
export async function packagesDatabase() {
  try {
    return await openDB<PackageDatabase>(name, 2, {
      ...closing,
      upgrade: (database, before) => {
        if (before < 1) for (const shelf of ['packages', 'parts'] as const) database.createObjectStore(shelf)
        if (before < 2) database.createObjectStore('kept')
      },
    })
  } catch (error) {
    // A newer window has remade it: every version keeps these shelves.
    if (error instanceof DOMException && error.name === 'VersionError') return await openDB(name, undefined, closing)
    throw error
  }
}
