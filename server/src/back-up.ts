/** `npm run backup`: everything the database holds in one file, whether the server runs or not. */
import { resolve } from 'node:path'
import { sizeText } from '@sabimark/domain/words/size-text.ts'
import { BackupError } from './backup/backup-error.ts'
import {
  counted,
  everyTenSeconds,
  nameOfDatabase,
  readArguments,
  readPassphrase,
  refuseNoServer,
  runCommand,
  say,
} from './backup/command.ts'
import { readKeptSecret } from './backup/kept-secret.ts'
import { refuseTaken } from './backup/part-file.ts'
import { writeBackup } from './backup/write-backup.ts'
import { loadConfig } from './platform/config.ts'
import { reachUnchanged } from './platform/process/reach-database.ts'

const usage = `npm run backup -- --to FILE                       writes everything the database holds into FILE, which must not be there yet
npm run backup -- --to FILE --passphrase-file F   the same, readable only with the passphrase in file F; with DATA_DIR/secret
npm run backup -- --help                          prints this
It works while the server runs, and while it does not. It reads the same settings as npm start. README.md, "Backup and restore", says where to keep the file.`

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    say(usage)
    return
  }
  await runCommand('The backup was not written', async (ending, signal) => {
    const { to, passphraseFile, positionals } = readArguments(['to', 'passphrase-file'], usage)
    if (to === undefined || positionals.length > 0)
      throw new BackupError(`Name one new file behind --to, and nothing else.\n${usage}`)
    refuseNoServer(process.env, process.cwd())
    const passphrase = readPassphrase(passphraseFile)
    const file = resolve(to)
    refuseTaken(file)
    const config = loadConfig({ env: process.env, argv: [], cwd: process.cwd() })
    say(`Backing up ${nameOfDatabase(config)} to ${file}.`)
    if (passphrase === undefined) {
      say(
        'Without --passphrase-file it holds names, answers and marks of pupils in clear: anyone who has the file can read them.',
      )
    }
    const kept = readKeptSecret(config.dataDir)
    const tell = everyTenSeconds()
    const done = await writeBackup({
      ownerUrl: await reachUnchanged(config, ending),
      file,
      ...(passphrase === undefined ? {} : { passphrase }),
      // A secret the settings say is theirs; one that lies about unused would only mislead.
      ...(kept !== undefined && config.secrets.includes(kept) ? { secret: kept } : {}),
      onProgress: ({ tables, ofTables, readBytes }) =>
        tell(() => `  ${tables} of ${ofTables} tables, ${sizeText(readBytes)} read`),
      signal,
    })
    const what = [
      counted(done.tables, 'table', 'tables'),
      counted(done.rows, 'row', 'rows'),
      counted(done.bytes, 'byte', 'bytes'),
    ]
    say(`Written: ${what.join(', ')}.`)
    say(
      `To see that it can be restored: npm run restore -- ${file}${passphraseFile ? ` --passphrase-file ${passphraseFile}` : ''} --check`,
    )
  })
}

await main()
