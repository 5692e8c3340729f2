// What the two commands share: their options, their passphrase, what they print and how they end.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { type Config, ConfigError } from '../platform/config.ts'
import { AlreadyRunningError, DatabaseError, errorCode } from '../platform/database/embedded-error.ts'
import { clusterFolder } from '../platform/database/embedded-files.ts'
import { MigrationError } from '../platform/database/migrate.ts'
import { databaseName } from '../platform/database/owner.ts'
import { createEnding, type Ending } from '../platform/process/ending.ts'
import { BackupError } from './backup-error.ts'
import { printableLines } from './printable.ts'
import { whyUnreadable } from './why-unreadable.ts'

const plainErrors = [BackupError, ConfigError, DatabaseError, MigrationError, AlreadyRunningError]

export function say(line: string): void {
  process.stdout.write(`${printableLines(line)}\n`)
}

type Asked = { positionals: string[]; to: string | undefined; passphraseFile: string | undefined; isCheck: boolean }

/** Reads what was typed; `known` are the options of this command. */
export function readArguments(known: ReadonlyArray<'to' | 'passphrase-file' | 'check'>, usage: string): Asked {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, 'passphrase-file': { type: 'string' }, check: { type: 'boolean' } },
    })
    const unknown = (['to', 'passphrase-file', 'check'] as const).find(
      (name) => values[name] !== undefined && !known.includes(name),
    )
    if (unknown !== undefined) throw new Error(`--${unknown} is not an option here.`)
    return {
      positionals,
      to: values.to,
      passphraseFile: values['passphrase-file'],
      isCheck: values.check === true,
    }
  } catch (error) {
    throw new BackupError(`${whyNotRead(error)}\n${usage}`)
  }
}

/** Of what cannot be read as it was typed, in our own words. */
function whyNotRead(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  const option = /--[\w-]+/.exec(reason)?.[0] ?? 'An option'
  if (errorCode(error) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${option} is not an option here.`
  if (errorCode(error) !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return reason
  return option === '--check' ? '--check stands alone.' : `${option} is without its file; write it behind it.`
}

/** Refuses a place where no server has ever kept anything, before reading its settings would make a folder and a secret there. */
export function refuseNoServer(env: Record<string, string | undefined>, cwd: string): void {
  const dataDir = resolve(cwd, env.DATA_DIR?.trim() || 'data')
  const isElsewhere = env.DATABASE_URL?.trim() || (existsSync(dataDir) && hasDatabaseUrl(join(dataDir, 'settings.env')))
  if (existsSync(dataDir) && (isElsewhere || existsSync(clusterFolder(dataDir)))) return
  throw new BackupError(
    `There is no database in ${dataDir}; set DATA_DIR to the folder that holds it. Nothing was made there.`,
  )
}

function hasDatabaseUrl(file: string): boolean {
  return existsSync(file) && Boolean(parseEnv(readFileSync(file, 'utf8')).DATABASE_URL?.trim())
}

/** Short enough to be typed, long enough that nobody tries them all. */
const shortestPassphrase = 12

export function readPassphrase(file: string | undefined): string | undefined {
  if (file === undefined) return undefined
  let text: string
  try {
    text = readFileSync(resolve(file), 'utf8')
  } catch (error) {
    throw new BackupError(`The passphrase cannot be read from ${resolve(file)}: ${whyUnreadable(error)}.`)
  }
  // Windows keeps its rights elsewhere.
  if (process.platform !== 'win32' && (statSync(resolve(file)).mode & 0o007) !== 0) {
    throw new BackupError(
      `${resolve(file)} is open to every user of this computer, so it keeps no backup secret: chmod 640 or 600 it.`,
    )
  }
  const passphrase = text.replace(/\r?\n$/, '')
  if (passphrase.length < shortestPassphrase || passphrase.includes('\n')) {
    throw new BackupError(
      `${resolve(file)} must hold a passphrase of at least ${shortestPassphrase} characters, on one line and nothing else.`,
    )
  }
  return passphrase
}

/** Which database, in words that hold no password. */
export function nameOfDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (config.databaseUrl === null) return `the database in ${config.dataDir}`
  const { host } = new URL(config.databaseUrl)
  return `the database ${databaseName(config.databaseUrl)} on ${host}`
}

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`

/** Answers with a function that prints a line, but not more often than people read. */
export function everyTenSeconds(): (line: () => string) => void {
  let saidAt = performance.now()
  return (line) => {
    if (performance.now() - saidAt < 10_000) return
    saidAt = performance.now()
    say(line())
  }
}

/** Runs a command to its end: whatever ends it closes what it opened. */
export async function runCommand(
  failed: string,
  work: (ending: Ending, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const onFailure = (_name: string, error: unknown) => {
    if (error instanceof DatabaseError) process.stderr.write(`${error.message}\n`)
  }
  const ending = createEnding({ onFailure })
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  try {
    await work(ending, stop.signal)
    await ending.end(0)
  } catch (error) {
    const isPlain = plainErrors.some((kind) => error instanceof kind)
    process.stderr.write(`${printableLines(isPlain ? reasonOf(error) : `${failed}: ${reasonOf(error)}`)}\n`)
    await ending.end(1)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
