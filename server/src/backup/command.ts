// What the two commands share: their options, their passphrase, what they print and how they end.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, ConfigError } from '../platform/config.ts'
import { AlreadyRunningError, DatabaseError } from '../platform/database/embedded-error.ts'
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
    throw new BackupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
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

export const megabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('en-NG')} MB`

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
