import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import {
  ConfigError,
  type LogLevel,
  type Read,
  readAdmin,
  readBackups,
  readDatabaseUrl,
  readHost,
  readLogLevel,
  readMail,
  readPublicUrl,
  readSecrets,
  readSwitch,
  readWhole,
} from './config-values.ts'

export { ConfigError }

/** What the operator decided, read once at the start. */
export type Config = {
  /** 0 = any free port. */
  port: number
  host: string
  /** Started for an exam hall (--hall). */
  isHall: boolean
  /** Absolute path. */
  dataDir: string
  /** The owner's address of an external PostgreSQL; null = embedded. */
  databaseUrl: string | null
  /** The address people use, without a trailing slash. */
  publicUrl: string
  isPublicUrlSet: boolean
  isPublicHttps: boolean
  /** null = mail is written to DATA_DIR/outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** The first signs, all are accepted; never empty. */
  secrets: string[]
  adminEmail: string | null
  adminPassword: string | null
  trustsProxy: boolean
  hasDemo: boolean
  /** False: no exam can be loaded again without a network, and devices forget what they kept for it. */
  hasServiceWorker: boolean
  workers: number
  logLevel: LogLevel
  /** Absolute path of the folder a backup is written to each night; null = none is taken by itself. */
  backupDir: string | null
  /** How many of them stay there. */
  backupKeep: number
  /** Absolute path; null = they are readable by whoever has them. */
  backupPassphraseFile: string | null
}

const variables = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SECRET',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'TRUST_PROXY',
  'DEMO',
  'SERVICE_WORKER',
  'WORKERS',
  'LOG_LEVEL',
  'BACKUP_DIR',
  'BACKUP_KEEP',
  'BACKUP_PASSPHRASE_FILE',
]

type Place = { env: Record<string, string | undefined>; argv: string[]; cwd: string }

/** Reads environment, arguments and DATA_DIR/settings.env (the environment wins); throws ConfigError. */
export function loadConfig({ env, argv, cwd }: Place): Config {
  const unknown = argv.find((argument) => argument !== '--hall')
  if (unknown !== undefined) throw new ConfigError(`${unknown} is not an option of start; it knows --hall and --help.`)
  const dataDir = resolve(cwd, env.DATA_DIR?.trim() || 'data')
  makeDataDir(dataDir)
  const kept = readSettings(join(dataDir, 'settings.env'))
  const read: Read = (name) => env[name]?.trim() || kept[name]?.trim() || undefined

  const port = readWhole(read, 'PORT', { least: 0, most: 65535, fallback: 3000 })
  const publicUrl = readPublicUrl(read, port)
  const databaseUrl = readDatabaseUrl(read)
  const host = readHost(read)
  const isHall = argv.includes('--hall')
  return {
    port,
    host: isHall ? '0.0.0.0' : host,
    isHall,
    dataDir,
    databaseUrl,
    publicUrl,
    isPublicUrlSet: read('PUBLIC_URL') !== undefined,
    isPublicHttps: publicUrl.startsWith('https:'),
    ...readMail(read, publicUrl),
    ...readAdmin(read),
    trustsProxy: readSwitch(read, 'TRUST_PROXY', false),
    hasDemo: readSwitch(read, 'DEMO', true),
    hasServiceWorker: readSwitch(read, 'SERVICE_WORKER', true),
    workers: readWhole(read, 'WORKERS', { least: 1, most: 64, fallback: 1 }),
    logLevel: readLogLevel(read),
    ...readBackups(read, dataDir),
    // Last, because it writes: a start that is refused leaves no secret behind.
    secrets: readSecrets(read) ?? [keptSecret(dataDir, databaseUrl)],
  }
}

function makeDataDir(dataDir: string): void {
  try {
    // As root the database runs as another user and has to pass through; each file inside has its own mode.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be created: ${reason}.`)
  }
}

function readSettings(file: string): Record<string, string | undefined> {
  const text = readOptional(file)
  if (text === undefined) return {}
  const settings = parseEnv(text)
  for (const name of Object.keys(settings)) {
    if (name === 'DATA_DIR')
      throw new ConfigError('DATA_DIR cannot be set in settings.env, because that file is inside it.')
    if (!variables.includes(name)) throw new ConfigError(`${name} in ${file} is not a setting of Sabimark.`)
  }
  return settings
}

/** Made once: a server that changed its secret would sign everybody out and refuse running exams. */
function keptSecret(dataDir: string, databaseUrl: string | null): string {
  if (databaseUrl !== null) throw new ConfigError('SECRET must be set when DATABASE_URL is set.')
  const file = join(dataDir, 'secret')
  const kept = readOptional(file)?.trim()
  if (kept !== undefined) {
    if (kept.length < 32)
      throw new ConfigError(`SECRET in ${file} is damaged; restore the old one, or delete the file.`)
    return kept
  }
  // Written aside and linked into place, so that a power cut or a second start never leaves or reads half a secret.
  const draft = join(dataDir, `secret.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    unlinkSync(draft)
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw new ConfigError(`DATA_DIR holds ${file}, which cannot be read.`)
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
