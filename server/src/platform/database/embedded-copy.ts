import {
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError, errorCode } from './embedded-error.ts'
import { clusterFolder, type Installation } from './embedded-files.ts'
import { giveTo } from './embedded-user.ts'

/**
 * What stands in the cluster's own folder, so that it goes wherever that is moved: the shape the database has (`version`,
 * see schemaVersion); or, from before it is changed until it has a shape again, where its files were copied.
 */
type Stamp = { version: string } | { copy: string }

/** How many copies are kept; older ones are deleted when a new one is whole. */
const keptCopies = 2

/** Room beside the copy: what the database writes while it is changed. */
const spareBytes = 64 * 1024 * 1024

const copyName = /^postgres-copy-\d{8}-\d{6}$/
/** What a copy is called until it is whole. */
const draftName = /^postgres-copy-\d{8}-\d{6}\.part$/

export type CopyOptions = {
  at: Pick<Installation, 'dataDir' | 'user'>
  /** The shape this version of the product will bring the database to. */
  version: string
  say: (line: string) => void
  freeBytes?: number
}

/**
 * Copies the files of a database that does not run beside them, when this version will change its shape; answers where
 * the copy lies, or null when none was made. A start that did not finish its changes has left its copy, and the next one,
 * of whichever version, makes no other: it would be of what is half changed, and in time take the place of the good one.
 */
export async function copyBeforeChange({ at, version, say, freeBytes }: CopyOptions): Promise<string | null> {
  const folder = clusterFolder(at.dataDir)
  const stamp = readStamp(folder)
  if (stamp && 'version' in stamp && stamp.version === version) return null
  if (stamp && 'copy' in stamp && existsSync(stamp.copy)) {
    say(`The last update of the database did not finish; a copy from before it is in ${stamp.copy}.`)
    return null
  }
  // A start that was killed over its copy has left a part of it, and no room for another.
  deleteAll(at.dataDir, namesIn(at.dataDir, draftName))
  await checkRoom(folder, freeBytes ?? freeBytesAt(at.dataDir))
  const runsBefore = readOptional(join(folder, 'postmaster.pid'))
  const copy = join(at.dataDir, `postgres-copy-${timestamp(new Date())}`)
  const draft = `${copy}.part`
  try {
    await copyFolder(folder, draft, at.user)
    // Another start was faster and runs on these files by now: what was copied fits nothing, and this start will end.
    if (readOptional(join(folder, 'postmaster.pid')) !== runsBefore) return null
    renameSync(draft, copy)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseError(`The database could not be copied to ${copy} before it is brought up to date: ${reason}.`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  writeStamp(at, { copy })
  say(`Before it is brought up to date, the database was copied to ${copy} (README.md: how to go back).`)
  deleteAll(at.dataDir, namesIn(at.dataDir, copyName).slice(0, -keptCopies))
  return copy
}

/** Notes that the database has this shape now. */
export function noteVersion(at: CopyOptions['at'], version: string): void {
  writeStamp(at, { version })
}

function namesIn(dataDir: string, shape: RegExp): string[] {
  return readdirSync(dataDir)
    .filter((name) => shape.test(name))
    .sort()
}

function deleteAll(dataDir: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(dataDir, name), { recursive: true, force: true })
}

const stampFile = (folder: string) => join(folder, 'sabimark.json')

function readStamp(folder: string): Stamp | undefined {
  try {
    const read: unknown = JSON.parse(readOptional(stampFile(folder)) ?? 'null')
    return typeof read === 'object' && read !== null && ('version' in read || 'copy' in read)
      ? (read as Stamp)
      : undefined
  } catch {
    // Half written when the power went: as good as none.
    return undefined
  }
}

function writeStamp(at: CopyOptions['at'], stamp: Stamp): void {
  const file = stampFile(clusterFolder(at.dataDir))
  const draft = `${file}.part`
  writeFileSync(draft, `${JSON.stringify(stamp)}\n`, { mode: 0o600, flush: true })
  // PostgreSQL looks at every file of its folder after a crash.
  giveTo(draft, at.user)
  renameSync(draft, file)
}

async function checkRoom(folder: string, freeBytes: number): Promise<void> {
  const needed = (await bytesIn(folder)) + spareBytes
  if (freeBytes >= needed) return
  throw new DatabaseError(
    `Before this version brings the database up to date it copies it, which needs ${inMegabytes(needed)} free; ` +
      `the disk with DATA_DIR has ${inMegabytes(freeBytes)}. Make room, then start again; nothing was changed.`,
  )
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

function freeBytesAt(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size
  }
  return bytes
}

/** With the modes and for the user PostgreSQL insists on; where the disk can, without taking the room twice. */
async function copyFolder(from: string, to: string, user: Installation['user']): Promise<void> {
  await mkdir(to, { mode: (await lstat(from)).mode })
  giveTo(to, user)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target, user)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else if (!/^postmaster\.(pid|opts)$/.test(entry.name)) {
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      giveTo(target, user)
    }
  }
}

function timestamp(now: Date): string {
  return now.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15)
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
