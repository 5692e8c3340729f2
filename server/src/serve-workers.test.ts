import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from './platform/config.ts'
import { forWorkers, workerEnvironment } from './serve-workers.ts'

test('workers are handed neither the owner of the database nor the first administrator', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sabimark-workers-'))
  const secrets = {
    DATABASE_URL: 'postgresql://owner:of-the-owner@127.0.0.1:9/sabimark',
    ADMIN_EMAIL: 'head@office.test',
    ADMIN_PASSWORD: 'of the administrator',
  }
  const passphraseFile = { BACKUP_PASSPHRASE_FILE: '/kept/passphrase-of-backups' }
  const env = {
    ...secrets,
    ...passphraseFile,
    DATA_DIR: dataDir,
    SECRET: 'a secret for tests that is long enough',
    PORT: '4000',
  }
  const config = loadConfig({ env, argv: [], cwd: dataDir })
  const handed = JSON.stringify(forWorkers(config))
  for (const secret of Object.values({ ...secrets, ...passphraseFile })) expect(handed).not.toContain(secret)
  expect(forWorkers(config)).toMatchObject({ port: 4000, secrets: config.secrets })
  expect(Object.entries(workerEnvironment).filter(([, value]) => value !== undefined)).toEqual([])
  expect(Object.keys(workerEnvironment).sort()).toEqual(Object.keys(secrets).sort())
  rmSync(dataDir, { recursive: true })
})
