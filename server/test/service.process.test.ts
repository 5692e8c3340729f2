// The units of deploy/ as systemd reads them. No systemd runs for that: the program that judges units reads files.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopsWithinMs, usualPatience } from '../src/platform/database/embedded-patience.ts'
import { sharedMs } from '../src/platform/process/ending.ts'
import { spareMs } from '../src/platform/process/open-database.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const deploy = join(root, 'deploy')
const units = readdirSync(deploy).filter((name) => /\.(service|timer)$/.test(name))
const services = units.filter((name) => name.endsWith('.service'))
const textOf = (unit: string) => readFileSync(join(deploy, unit), 'utf8')
const settingsOf = (unit: string, name: string) =>
  [...textOf(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabimark-units-'))
  // Where the product is installed, for systemd looks whether the program is there; a path of its own may hold a space.
  symlinkSync(root, join(folder, 'installed'))
  for (const unit of units) {
    writeFileSync(join(folder, unit), textOf(unit).replaceAll('/opt/sabimark', join(folder, 'installed')))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

function analyze(...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync('systemd-analyze', args, { cwd: folder, encoding: 'utf8' })
  if (error) throw error
  return { status, stdout, said: `${stdout}${stderr}` }
}

test.each(units)('systemd finds nothing wrong with %s', (unit) => {
  expect(analyze('verify', `./${unit}`)).toMatchObject({ status: 0, said: '' })
})

test.each(services)('%s can do little besides its work', (unit) => {
  // In tenths; systemd calls up to 4.0 good enough.
  const { status, stdout } = analyze('security', '--offline=true', '--threshold=40', `./${unit}`)
  expect(status, stdout).toBe(0)
  expect(stdout).toContain('Overall exposure level')
})

test('a judge that finds fault would say so', () => {
  const text = textOf('sabimark.service').replace(/^(Protect|Private|System|Restrict|Capability|NoNew).*\n/gm, '')
  writeFileSync(join(folder, 'open.service'), text.replace('/opt/sabimark/node_modules', '/nowhere'))
  expect(analyze('security', '--offline=true', '--threshold=40', './open.service').status).not.toBe(0)
  expect(analyze('verify', './open.service').said).toContain('/nowhere')
})

test('the service runs what npm start runs, and writes where its data are', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(settingsOf('sabimark.service', 'ExecStart')).toEqual([`/opt/sabimark/node_modules/.bin/${scripts.start}`])
  const [dataDir] = settingsOf('sabimark.service', 'Environment').filter((value) => value.startsWith('DATA_DIR='))
  expect(settingsOf('sabimark.service', 'ReadWritePaths')).toEqual([dataDir?.replace('DATA_DIR=', '')])
})

test('it is waited for until the server and its database have ended by themselves, and ten seconds more', () => {
  const longestMs = sharedMs + stopsWithinMs(usualPatience) + spareMs
  expect(settingsOf('sabimark.service', 'TimeoutStopSec')).toEqual([String(longestMs / 1000 + 10)])
})

test('the nightly backup is a command there is, into a folder it may write to', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [line = ''] = settingsOf('sabimark-backup.service', 'ExecStart')
  const [, command = '', folderOfFiles] = /npm run (\S+) -- --to "(\S+)\//.exec(line) ?? []
  expect(Object.keys(scripts)).toContain(command)
  expect(settingsOf('sabimark-backup.service', 'ReadWritePaths').join(' ').split(' ')).toContain(folderOfFiles)
})
