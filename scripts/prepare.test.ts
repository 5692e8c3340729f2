import { spawnSync } from 'node:child_process'
import { realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'

/** Without a search path neither npm nor apt-get nor vite can be called, so success means that none was needed. */
function prepare(mode: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join(ROOT, 'scripts', 'prepare.js'), mode], {
    encoding: 'utf8',
    env: { PATH: '/nonexistent', ...env },
  })
}

test('installs nothing when the packages are those of the lock file', () => {
  expect(prepare('install')).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('names the packages and fails when the tests cannot be equipped', () => {
  const { status, stderr } = prepare('tools', { CHROMIUM_PATH: '/nonexistent', POSTGRES_15_BIN: '/nonexistent' })
  expect(status).toBe(1)
  expect(stderr).toContain('apt-get install chromium-headless-shell postgresql-15')
})

test('refuses a mode it does not know', () => {
  const { status, stderr } = prepare('everything')
  expect(status).toBe(1)
  expect(stderr).toContain('Usage: node scripts/prepare.js install | start | tools | browser | bench | test | prove')
})

test('links a workspace that came with a pull', () => {
  // No other test that runs meanwhile imports from it.
  const link = join(ROOT, 'node_modules/@sabimark/e2e')
  const aside = `${link}-aside`
  renameSync(link, aside)
  try {
    expect(prepare('install')).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(realpathSync(link)).toBe(join(ROOT, 'e2e'))
  } finally {
    rmSync(link, { force: true })
    renameSync(aside, link)
  }
})
