import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '../platform/database/embedded-error.ts'
import { BackupError } from './backup-error.ts'

/** No disk, no quota and no limit of a file's size may be the reason that something half stands under a backup's name. */
const fullCodes = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'this user may not use more of the disk'],
  ['EFBIG', 'a file may not be so big there'],
])

/** Refuses before anything is read what would fail at the end. */
export function refuseTaken(file: string): void {
  if (existsSync(file))
    throw new BackupError(`${file} is there already; a backup never replaces a file. Choose another name.`)
  if (!existsSync(dirname(file)))
    throw new BackupError(`The folder ${dirname(file)} does not exist; make it, or choose another place.`)
}

/** Writes `FILE.part`, for its owner alone, and gives it its name when it is whole and on the disk. Answers its size. */
export async function writeWhole(file: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  const part = `${file}.part`
  const handle = await openPart(part)
  try {
    let bytes = 0
    for await (const piece of pieces) {
      await writeAll(handle, piece)
      bytes += piece.length
    }
    await handle.sync()
    await refuseOther(handle, part)
    refuseTaken(file)
    await rename(part, file)
    await syncFolder(dirname(file))
    return bytes
  } catch (error) {
    if (await isOurs(handle, part)) await rm(part, { force: true })
    throw sentenceFor(error, file)
  } finally {
    await handle.close()
  }
}

async function openPart(part: string): Promise<FileHandle> {
  try {
    // One that a killed backup left is worth nothing.
    await rm(part, { force: true })
    return await open(part, 'wx', 0o600)
  } catch (error) {
    throw new BackupError(`${part} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

async function writeAll(handle: FileHandle, piece: Buffer): Promise<void> {
  for (let from = 0; from < piece.length; ) {
    const { bytesWritten } = await handle.write(piece, from)
    from += bytesWritten
  }
}

async function refuseOther(handle: FileHandle, part: string): Promise<void> {
  if (!(await isOurs(handle, part)))
    throw new BackupError(`Another backup has taken ${part} over; this one was stopped.`)
}

/** Another backup to the same name would have made a part of its own. */
async function isOurs(handle: FileHandle, part: string): Promise<boolean> {
  const [mine, there] = await Promise.all([
    handle.stat({ bigint: true }),
    stat(part, { bigint: true }).catch(() => undefined),
  ])
  return there !== undefined && mine.ino === there.ino && mine.dev === there.dev
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing, and some network drives refuse it.
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function sentenceFor(error: unknown, file: string): unknown {
  const why = fullCodes.get(errorCode(error) ?? '')
  if (why === undefined) return error
  return new BackupError(`The backup could not be written to ${file}: ${why}. Nothing was left there.`, {
    cause: error,
  })
}
