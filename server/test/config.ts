import type { Config } from '../src/platform/config.ts'

/** What a server of the tests is told: loopback, a free port, no mail server. */
export function testConfig(settings: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    isHall: false,
    dataDir: '/nowhere',
    databaseUrl: null,
    publicUrl: 'http://sabimark.test',
    isPublicUrlSet: false,
    isPublicHttps: false,
    smtpUrl: null,
    mailFrom: 'no-reply@sabimark.test',
    secrets: ['a secret for tests, long enough to be one'],
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
    ...settings,
  }
}
