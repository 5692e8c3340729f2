import { isIP } from 'node:net'
import { isAbsolute, relative, resolve } from 'node:path'

/** A setting that stops the start. The message is one sentence and names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads one variable; `undefined` when it is unset or empty. */
export type Read = (name: string) => string | undefined

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export function readWhole(read: Read, name: string, limits: { least: number; most: number; fallback: number }): number {
  const text = read(name)
  if (text === undefined) return limits.fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < limits.least || value > limits.most) {
    throw new ConfigError(`${name} must be a whole number from ${limits.least} to ${limits.most}.`)
  }
  return value
}

export function readSwitch(read: Read, name: string, fallback: boolean): boolean {
  const text = read(name)?.toLowerCase()
  if (text === undefined) return fallback
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} must be on or off.`)
  return text === 'on'
}

export function readLogLevel(read: Read): LogLevel {
  const text = read('LOG_LEVEL') ?? 'info'
  const level = logLevels.find((known) => known === text)
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  return level
}

export function readHost(read: Read): string {
  const host = read('HOST') ?? '127.0.0.1'
  const isName = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(host)
  const isBrokenAddress = /^[\d.]+$/.test(host) && isIP(host) === 0
  if ((isIP(host) === 0 && !isName) || isBrokenAddress) {
    throw new ConfigError('HOST must be an address such as 127.0.0.1 or 0.0.0.0, or a host name.')
  }
  return host
}

/** The address people use, without a trailing slash; a path would break every link and cookie. */
export function readPublicUrl(read: Read, port: number): string {
  const text = read('PUBLIC_URL')
  if (text === undefined) return `http://localhost:${port}`
  const url = URL.parse(text)
  const isPlain = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  if (!isPlain || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ConfigError(
      'PUBLIC_URL must be an address such as https://tests.school.example with nothing after the host.',
    )
  }
  return url.origin
}

export function readDatabaseUrl(read: Read): string | null {
  const text = read('DATABASE_URL')
  if (text === undefined) return null
  const url = URL.parse(text)
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:'
  if (!url || !isPostgres || !url.username || url.pathname.length < 2) {
    throw new ConfigError('DATABASE_URL must look like postgresql://owner:password@host:5432/database.')
  }
  return text
}

export function readMail(read: Read, publicUrl: string): { smtpUrl: string | null; mailFrom: string } {
  const smtpUrl = read('SMTP_URL') ?? null
  const smtp = smtpUrl === null ? null : URL.parse(smtpUrl)
  if (smtpUrl !== null && (!smtp?.hostname || !/^smtps?:$/.test(smtp.protocol))) {
    throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465.')
  }
  const tls = smtp?.searchParams.get('tls') ?? null
  if (tls !== null && tls !== 'off') throw new ConfigError('SMTP_URL may have ?tls=off and no other tls setting.')
  const mailFrom = read('MAIL_FROM')
  if (mailFrom === undefined && smtpUrl !== null) {
    throw new ConfigError('MAIL_FROM must name the sender’s address when SMTP_URL is set.')
  }
  if (
    mailFrom !== undefined &&
    (/[\r\n]/.test(mailFrom) || !isMail(mailFrom.match(/<([^<>]*)>\s*$/)?.[1] ?? mailFrom))
  ) {
    throw new ConfigError('MAIL_FROM must be an email address, alone or as Name <address>.')
  }
  return { smtpUrl, mailFrom: mailFrom ?? `no-reply@${new URL(publicUrl).hostname}` }
}

export function readAdmin(read: Read): { adminEmail: string | null; adminPassword: string | null } {
  const adminEmail = read('ADMIN_EMAIL') ?? null
  const adminPassword = read('ADMIN_PASSWORD') ?? null
  if (adminEmail !== null && !isMail(adminEmail)) throw new ConfigError('ADMIN_EMAIL must be an email address.')
  if (adminPassword !== null && adminPassword.length < 8) {
    throw new ConfigError('ADMIN_PASSWORD must have at least 8 characters.')
  }
  return { adminEmail, adminPassword }
}

type Backups = { backupDir: string | null; backupKeep: number; backupPassphraseFile: string | null }

/** Only what the texts say: whether the folder is there and takes a file is asked where backups are taken by themselves. */
export function readBackups(read: Read, dataDir: string): Backups {
  const backupDir = readPath(read, 'BACKUP_DIR')
  if (backupDir !== null && /^postgres/.test(relative(dataDir, backupDir))) {
    throw new ConfigError('BACKUP_DIR must not be a folder of the database; it belongs on another disk.')
  }
  return {
    backupDir,
    backupKeep: readWhole(read, 'BACKUP_KEEP', { least: 1, most: 365, fallback: 7 }),
    backupPassphraseFile: readPath(read, 'BACKUP_PASSPHRASE_FILE'),
  }
}

function readPath(read: Read, name: string): string | null {
  const path = read(name)
  if (path === undefined) return null
  if (!isAbsolute(path)) throw new ConfigError(`${name} must be a whole path, such as /mnt/backups/sabimark.`)
  return resolve(path)
}

/** The first signs, all are accepted. Short ones are guessed. */
export function readSecrets(read: Read): string[] | null {
  const text = read('SECRET')
  if (text === undefined) return null
  const secrets = text.split(',').map((secret) => secret.trim())
  if (secrets.some((secret) => secret.length < 32)) {
    throw new ConfigError('SECRET must have at least 32 characters, and so must each of several separated by commas.')
  }
  return secrets
}

function isMail(text: string): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text)
}
