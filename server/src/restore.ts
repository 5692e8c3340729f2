/** `npm run restore`: puts a backup into an empty database, or into one that is thrown away, to see that it can be. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sizeText } from '@sabimark/domain/words/size-text.ts'
import { BackupError } from './backup/backup-error.ts'
import {
  counted,
  everyTenSeconds,
  nameOfDatabase,
  readArguments,
  readPassphrase,
  runCommand,
  say,
} from './backup/command.ts'
import { type KeptSecret, lookAtSecret } from './backup/kept-secret.ts'
import type { LoadProgress } from './backup/load-rows.ts'
import { type Backup, type Content, openBackup } from './backup/read-backup.ts'
import { refuseUnknownBackup, restoreBackup } from './backup/restore-backup.ts'
import { loadConfig } from './platform/config.ts'
import { startEmbedded } from './platform/database/embedded.ts'
import { AlreadyRunningError } from './platform/database/embedded-error.ts'
import { inLagos } from './platform/in-lagos.ts'
import type { Ending } from './platform/process/ending.ts'
import { holdDatabase, spareMs } from './platform/process/open-database.ts'

const usage = `npm run restore -- FILE                       puts a backup into an empty database, and compares every row
npm run restore -- FILE --passphrase-file F   the same, for one that was written with a passphrase
npm run restore -- FILE --check               into a database of its own, which is removed again: to see that it can be restored
npm run restore -- --help                     prints this
Stop the server first; with --check it may run. It reads the same settings as npm start, and changes nothing where a school is already.`

type Work = { backup: Backup; content: Content; ending: Ending; signal: AbortSignal }

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    say(usage)
    return
  }
  await runCommand('The backup was not restored', async (ending, signal) => {
    const { positionals, passphraseFile, isCheck } = readArguments(['passphrase-file', 'check'], usage)
    const [typed, ...others] = positionals
    if (typed === undefined || others.length > 0)
      throw new BackupError(`Name one file, the backup, and nothing else.\n${usage}`)
    const passphrase = readPassphrase(passphraseFile)
    const file = resolve(typed)
    const backup = await openBackup(file, passphrase)
    ending.add('the backup', backup.close)
    say(`Reading ${file}.`)
    const tell = everyTenSeconds()
    let read = 0
    const content = await backup.check((bytes) => {
      if (signal.aborted) throw new BackupError('The restore was stopped; nothing was restored.')
      read += bytes
      tell(() => `  ${sizeText(read)} read`)
    })
    await refuseUnknownBackup(content)
    const { manifest, rows } = content
    const what = [counted(manifest.tables.length, 'table', 'tables'), counted(rows, 'row', 'rows')]
    say(
      `It is whole: ${counted(manifest.schools, 'school', 'schools')}, ${what.join(', ')}, as of ${inLagos(new Date(manifest.madeAt))}.`,
    )
    await (isCheck ? check : restore)({ backup, content, ending, signal })
    say(`${isCheck ? 'Can be restored, and was checked' : 'Restored and checked'}: ${what.join(', ')}.`)
  })
}

async function restore({ backup, content, ending, signal }: Work): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR?.trim() || 'data')
  const kept = lookAtSecret(dataDir, content.secret)
  const config = loadConfig({ env: envWith(kept), argv: [], cwd: process.cwd() })
  say(`Restoring it into ${nameOfDatabase(config)}.`)
  const { ownerUrl, noteVersion } = await holdDatabase({
    config,
    ending,
    say,
    willChange: true,
    onLockLost: () => undefined,
  }).catch((error: unknown) => {
    if (!(error instanceof AlreadyRunningError)) throw error
    throw new BackupError(`Stop the server first: ${error.message}`)
  })
  await restoreBackup({
    ownerUrl,
    backup,
    content,
    signal,
    secret: config.secrets[0] ?? '',
    onProgress: tellProgress(),
    beforeCommit: kept.write,
  })
  noteVersion()
  if (config.databaseUrl === null && content.secret === undefined) {
    say('It holds no secret: everybody signs in again, and second factors are set up anew.')
  }
}

/** The secret of the backup is in the data folder only when its rows are in the database; until then it is a setting. */
function envWith({ secret }: KeptSecret): Record<string, string | undefined> {
  const { SECRET } = process.env
  return { ...process.env, ...(secret === undefined || SECRET?.trim() ? {} : { SECRET: secret }) }
}

/** Into a database of its own, in the folder for temporary files. */
async function check({ backup, content, ending, signal }: Work): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sabimark-check-'))
  // The database may run as another user.
  chmodSync(dataDir, 0o711)
  ending.add('the folder of the check', async () => rmSync(dataDir, { recursive: true, force: true }))
  say(`Restoring it into a database of its own in ${dataDir}, which is removed afterwards.`)
  const embedded = await startEmbedded({ dataDir, say: () => undefined })
  ending.add('the database', embedded.stop, { withinMs: embedded.stopsWithinMs + spareMs })
  await restoreBackup({
    ownerUrl: embedded.ownerUrl,
    backup,
    content,
    signal,
    secret: 'of a database that is thrown away',
    onProgress: tellProgress(),
  })
}

function tellProgress(): (progress: LoadProgress) => void {
  const tell = everyTenSeconds()
  return ({ what, tables, ofTables, bytes }) =>
    tell(() => `  ${tables} of ${ofTables} tables ${what}, ${sizeText(bytes)}`)
}

await main()
