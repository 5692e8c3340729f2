import { randomUUID } from 'node:crypto'
import { realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, isAbsolute, join, relative } from 'node:path'
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { type Config, ConfigError } from '../../platform/config.ts'

/** Stops the start where no backup could ever be written. A folder that is missing may be a disk that is not there: none is made. */
export function refuseUnusableFolder({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): void {
  if (backupDir === null) return
  try {
    const there = statSync(backupDir, { throwIfNoEntry: false })
    if (!there) throw new ConfigError(`BACKUP_DIR ${backupDir} does not exist; make it, or connect its disk.`)
    if (!there.isDirectory()) throw new ConfigError(`BACKUP_DIR ${backupDir} is a file; name a folder.`)
    const within = relative(realpathSync(dataDir), realpathSync(backupDir))
    if (!within.startsWith('..') && !isAbsolute(within)) {
      throw new ConfigError(
        `BACKUP_DIR ${backupDir} is the data folder or within it: who loses one would lose both. Choose a folder on another disk.`,
      )
    }
    const trial = join(backupDir, `.sabimark-${randomUUID()}`)
    writeFileSync(trial, '', { flag: 'wx' })
    rmSync(trial)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`BACKUP_DIR ${backupDir} cannot be written to: ${reason}.`)
  }
}

export type BackupFolder = {
  /** Where a backup of this moment goes. */
  fileFor(now: Date): string
  /** Whether it holds no backup of this database. */
  isEmpty(): Promise<boolean>
  /** Removes what backups left behind that were killed. Only who may write now may ask for it. */
  removeParts(): Promise<string[]>
  /** Removes the oldest, so that `keep` are left, of which the file `written` just now is one. */
  removeBeyond(keep: number, written: string): Promise<string[]>
}

/** A whole name, of whichever database. */
const nameAtSomeTime = /^sabimark-\d{4}-\d{2}-\d{2}-\d{4}-[0-9a-f]{8}\.backup(\.part)?$/

/**
 * The backups of one database in a folder that others may use, too. Their names hold a mark of the database, which is the same for all its
 * servers, and the time in Lagos, so that they stand in the order of time. No other file is ever touched.
 */
export function openBackupFolder(dir: string, databaseId: string): BackupFolder {
  const mark = databaseId.slice(0, 8)
  const ours = async (ending: '.backup' | '.backup.part') => {
    const entries = await readdir(dir, { withFileTypes: true })
    const files = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    return files.filter((name) => nameAtSomeTime.test(name) && name.endsWith(`-${mark}${ending}`)).sort()
  }
  const remove = async (names: string[]) => {
    for (const name of names) await rm(join(dir, name), { force: true })
    return names
  }
  return {
    fileFor: (now) => join(dir, `sabimark-${lagosDate(now)}-${lagosTime(now).replace(':', '')}-${mark}.backup`),
    isEmpty: async () => (await ours('.backup')).length === 0,
    removeParts: async () => await remove(await ours('.backup.part')),
    removeBeyond: async (keep, written) => {
      const now = basename(written)
      const others = (await ours('.backup')).filter((name) => name !== now)
      // One from a time to come was written while the clock was wrong: nothing says how old it is.
      const oldestFirst = [...others.filter((name) => name > now), ...others.filter((name) => name < now)]
      return await remove(oldestFirst.slice(0, Math.max(0, oldestFirst.length - (keep - 1))))
    },
  }
}
