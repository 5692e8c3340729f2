import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'sabimark-config-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

const load = (env: Record<string, string> = {}, argv: string[] = []) => loadConfig({ env, argv, cwd })
const longSecret = 'a-secret-that-is-at-least-32-characters'

test('nothing set: everything has its default, and the secret is made once', () => {
  const config = load()
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    isHall: false,
    dataDir: join(cwd, 'data'),
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    isPublicUrlSet: false,
    isPublicHttps: false,
    smtpUrl: null,
    mailFrom: 'no-reply@localhost',
    secrets: [expect.stringMatching(/^[\w-]{43}$/)],
    adminEmail: null,
    adminPassword: null,
    trustsProxy: false,
    hasDemo: true,
    hasServiceWorker: true,
    workers: 1,
    logLevel: 'info',
    backupDir: null,
    backupKeep: 7,
    backupPassphraseFile: null,
  })
  expect(load().secrets).toEqual(config.secrets)
  expect(statSync(join(cwd, 'data', 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(cwd, 'data'))).toEqual(['secret'])
})

test('everything set', () => {
  const config = load({
    PORT: '8080',
    HOST: '192.168.0.10',
    DATA_DIR: 'elsewhere',
    DATABASE_URL: 'postgresql://owner:pass@db.school.example:5432/exams',
    PUBLIC_URL: 'https://tests.school.example/',
    SMTP_URL: 'smtps://user:pass@mail.school.example:465',
    MAIL_FROM: 'Greenfield College <exams@greenfield.test>',
    SECRET: `${longSecret}, ${longSecret}-old`,
    ADMIN_EMAIL: 'ada@greenfield.test',
    ADMIN_PASSWORD: 'long enough',
    TRUST_PROXY: 'on',
    DEMO: 'OFF',
    SERVICE_WORKER: 'off',
    WORKERS: '2',
    LOG_LEVEL: 'debug',
    BACKUP_DIR: '/mnt/backups/',
    BACKUP_KEEP: '30',
    BACKUP_PASSPHRASE_FILE: '/etc/sabimark.passphrase',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '192.168.0.10',
    dataDir: join(cwd, 'elsewhere'),
    publicUrl: 'https://tests.school.example',
    isPublicUrlSet: true,
    isPublicHttps: true,
    secrets: [longSecret, `${longSecret}-old`],
    trustsProxy: true,
    hasDemo: false,
    hasServiceWorker: false,
    workers: 2,
    logLevel: 'debug',
    backupDir: '/mnt/backups',
    backupKeep: 30,
    backupPassphraseFile: '/etc/sabimark.passphrase',
  })
  expect(readdirSync(config.dataDir)).toEqual([])
})

test('--hall listens for the whole hall', () => {
  expect(load({ HOST: '127.0.0.1' }, ['--hall'])).toMatchObject({ host: '0.0.0.0', isHall: true })
})

test('an empty variable counts as unset, and PORT=0 as any free port', () => {
  expect(load({ PORT: ' ', WORKERS: '' })).toMatchObject({ port: 3000, workers: 1 })
  expect(load({ PORT: '0' }).port).toBe(0)
})

test('settings.env in DATA_DIR is read, and the environment wins', () => {
  mkdirSync(join(cwd, 'data'))
  writeFileSync(join(cwd, 'data', 'settings.env'), '# our hall\nPORT=4000\nLOG_LEVEL="warn"\n')
  expect(load({ PORT: '5000' })).toMatchObject({ port: 5000, logLevel: 'warn' })
})

test.each([
  ['DATA_DIR=/somewhere', 'DATA_DIR'],
  ['SMTP_ULR=smtp://mail.school.example', 'SMTP_ULR'],
  ['PORT=none', 'PORT'],
])('settings.env with %s stops the start and names it', (line, name) => {
  mkdirSync(join(cwd, 'data'))
  writeFileSync(join(cwd, 'data', 'settings.env'), line)
  expect(() => load()).toThrow(new RegExp(`^${name} `))
})

test.each<[name: string, value: string]>([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', '300.1.1.1'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://owner@localhost/exams'],
  ['DATABASE_URL', 'postgresql://owner@localhost'],
  ['DATABASE_URL', 'not an address'],
  ['PUBLIC_URL', 'tests.school.example'],
  ['PUBLIC_URL', 'https://tests.school.example/exams'],
  ['PUBLIC_URL', 'ftp://tests.school.example'],
  ['SMTP_URL', 'mail.school.example'],
  ['SMTP_URL', 'smtp://mail.school.example?tls=maybe'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Ada <ada@greenfield.test>\nBcc: all@greenfield.test'],
  ['SECRET', 'short'],
  ['SECRET', `${longSecret},short`],
  ['ADMIN_EMAIL', 'ada'],
  ['ADMIN_PASSWORD', 'short'],
  ['TRUST_PROXY', 'yes'],
  ['DEMO', '1'],
  ['WORKERS', '0'],
  ['WORKERS', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['BACKUP_DIR', 'backups'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', '366'],
  ['BACKUP_KEEP', 'a week'],
  ['BACKUP_PASSPHRASE_FILE', 'passphrase'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  const attempt = () => load({ [name]: value })
  expect(attempt).toThrow(ConfigError)
  expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
})

test('SECRET is mandatory with DATABASE_URL, and a refused start leaves none behind', () => {
  const attempt = () => load({ DATABASE_URL: 'postgresql://owner@localhost/exams' })
  expect(attempt).toThrow('SECRET must be set when DATABASE_URL is set.')
  expect(readdirSync(join(cwd, 'data'))).toEqual([])
})

test('MAIL_FROM is mandatory with SMTP_URL', () => {
  expect(() => load({ SMTP_URL: 'smtp://mail.school.example' })).toThrow(/^MAIL_FROM /)
})

test('a damaged kept secret is not quietly replaced', () => {
  load()
  writeFileSync(join(cwd, 'data', 'secret'), 'x')
  expect(() => load()).toThrow(/^SECRET in /)
  expect(readFileSync(join(cwd, 'data', 'secret'), 'utf8')).toBe('x')
})

test('an unknown argument is refused', () => {
  expect(() => load({}, ['--hal'])).toThrow('--hal is not an option of start')
})

test.each(['postgres', 'postgres/base', 'postgres-copy-2026-11-24'])('no backup goes to DATA_DIR/%s', (folder) => {
  expect(() => load({ BACKUP_DIR: join(cwd, 'data', folder) })).toThrow(
    /^BACKUP_DIR must not be a folder of the database/,
  )
  expect(load({ BACKUP_DIR: join(cwd, 'data', 'kept') }).backupDir).toBe(join(cwd, 'data', 'kept'))
})
