import { isBackupDue, isBackupTime } from '@sabimark/domain/backup/backup-due.ts'
import { type Config, ConfigError } from '../../platform/config.ts'
import type { Across } from '../../platform/database/across-schools.ts'
import type { Log } from '../../platform/process/log.ts'
import { readPassphrase } from '../command.ts'
import { readKeptSecret } from '../kept-secret.ts'
import { type BackupFolder, openBackupFolder, refuseUnusableFolder } from './backup-folder.ts'
import { selectBackupsSoFar, selectOpenings } from './backups-so-far.db.ts'
import { noteFailure, selectDatabaseId, takeNightlyLock } from './nightly-lock.ts'
import { type Writing, writeApart } from './write-apart.ts'

type Settings = Pick<Config, 'backupDir' | 'backupKeep' | 'backupPassphraseFile' | 'dataDir' | 'secrets'>

type NightlyOptions = {
  config: Settings
  backupDir: string
  ownerUrl: string
  pools: Across
  log: Log
  say: (line: string) => void
  isClockTrusted: () => boolean
}

export type Nightly = { stop(): Promise<void> }

const looksEveryMs = 60_000
/** A full disk is full for a while, and its owner is not to be told every minute. */
const restsAfterFailureMs = 60 * 60_000

/** Stops the start where backups were asked for and none could be written. */
export function refuseUnusableBackups(config: Settings): void {
  if (config.backupDir === null) return
  refuseUnusableFolder(config)
  passphraseOf(config)
}

/**
 * Takes a backup each night, or when nobody sits an exam (domain/backup/backup-due.ts), in a process of its own. Of several servers on
 * one database one does. What fails is said and tried again; nothing of it ends the server.
 */
export function startNightly(options: NightlyOptions): Nightly {
  const { log, say, isClockTrusted } = options
  const told = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const place: Place = { isNew: undefined }

  const look = async (): Promise<void> => {
    let nextMs = looksEveryMs
    try {
      // By a clock that is wrong it is any time, and what is deleted would be the wrong one.
      if (isClockTrusted()) await takeIfDue(options, place, told.signal)
    } catch (error) {
      if (told.signal.aborted) return
      nextMs = restsAfterFailureMs
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ reason }, 'the nightly backup was not written and will be tried again')
      say(`The nightly backup was not written: ${reason.replace(/\.$/, '')}. It is tried again in an hour.`)
      await noteFailure(options.ownerUrl, reason).catch((fault: unknown) =>
        log.warn({ err: fault }, 'that the nightly backup failed could not be written down'),
      )
    }
    timer = setTimeout(begin, nextMs)
  }
  const begin = () => {
    if (!told.signal.aborted) running = look()
  }
  begin()
  return {
    stop: async () => {
      told.abort()
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Whether the folder had no backup of this database when it was first looked at: one is taken as soon as nobody sits an exam. It is
 * asked once, because who moves each backup to another place is not to get the next a minute later.
 */
type Place = { isNew: boolean | undefined }

async function takeIfDue(options: NightlyOptions, place: Place, told: AbortSignal): Promise<void> {
  const { ownerUrl, pools, log, backupDir } = options
  const { platform } = pools
  const folder = openBackupFolder(backupDir, await selectDatabaseId(platform))
  place.isNew ??= await folder.isEmpty()
  const { isNew } = place
  const so = await selectBackupsSoFar(platform)
  if (!isBackupDue(so, await selectOpenings(pools), isNew)) return
  const lock = await takeNightlyLock(ownerUrl)
  if (!lock) {
    log.info('another server takes the nightly backup')
    return
  }
  try {
    // Another may have ended in this very moment.
    const again = await selectBackupsSoFar(platform)
    if (told.aborted) return
    if (isBackupTime(again) || (isNew && (await folder.isEmpty()))) await take(options, folder, again.now, told)
    place.isNew = false
  } finally {
    await lock.release()
  }
}

async function take(
  { config, ownerUrl, log }: NightlyOptions,
  folder: BackupFolder,
  now: Date,
  told: AbortSignal,
): Promise<void> {
  const began = performance.now()
  for (const name of await folder.removeParts()) log.info({ name }, 'half a backup was removed')
  const file = folder.fileFor(now)
  const writing = writeApart({ ownerUrl, file, ...lockedBy(config) })
  log.info({ file, writer: writing.pid }, 'the nightly backup begins')
  const { bytes, tables, rows } = await ended(writing, told)
  log.info({ file, bytes, tables, rows, ms: Math.round(performance.now() - began) }, 'the nightly backup is written')
  const removed = await folder.removeBeyond(config.backupKeep, file).catch((error: unknown) => {
    log.warn({ err: error }, 'the oldest backups could not be deleted')
    return []
  })
  for (const name of removed) log.info({ name }, 'an old backup was deleted')
}

async function ended(writing: Writing, told: AbortSignal): Writing['done'] {
  const stop = () => void writing.stop()
  told.addEventListener('abort', stop, { once: true })
  try {
    return await writing.done
  } finally {
    told.removeEventListener('abort', stop)
  }
}

/** With a passphrase the file also holds the secret of the data folder, if the settings say it is theirs. */
function lockedBy(config: Settings): { passphrase?: string; secret?: string } {
  const passphrase = passphraseOf(config)
  if (passphrase === undefined) return {}
  const kept = readKeptSecret(config.dataDir)
  return { passphrase, ...(kept !== undefined && config.secrets.includes(kept) ? { secret: kept } : {}) }
}

function passphraseOf({ backupPassphraseFile }: Settings): string | undefined {
  try {
    return readPassphrase(backupPassphraseFile ?? undefined)
  } catch (error) {
    throw new ConfigError(`BACKUP_PASSPHRASE_FILE: ${error instanceof Error ? error.message : String(error)}`)
  }
}
