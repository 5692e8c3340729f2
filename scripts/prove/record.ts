// What each part took when it last ran whole on this machine.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../command.ts'
import type { FileTime } from './times.ts'

export interface PartTimes {
  seconds: number
  files: FileTime[]
}

const place = join(ROOT, 'node_modules', '.cache', 'proof', 'times.json')

/** By the part's name; a part that never ran here is missing. */
export function readTimes(): Record<string, PartTimes> {
  try {
    return JSON.parse(readFileSync(place, 'utf8'))
  } catch {
    return {}
  }
}

/** Keeps what a part took beside what the others did. */
export function recordTimes(name: string, times: PartTimes): void {
  mkdirSync(dirname(place), { recursive: true })
  const half = `${place}.${process.pid}`
  writeFileSync(half, JSON.stringify({ ...readTimes(), [name]: times }))
  renameSync(half, place)
}
