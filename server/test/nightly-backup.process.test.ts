// Backups that a server takes by itself, seen from outside: one of two servers, killed in the middle, on a full disk.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lateBackupWarning } from '../src/backup/nightly/backup-watch.ts'
import { openBackup } from '../src/backup/read-backup.ts'
import { type Embedded, startEmbedded } from '../src/platform/database/embedded.ts'
import { asOne, makeDataDir } from './cluster.ts'
import { type Running, startServer } from './running.ts'

const passphrase = 'Rain on the roof of the hall'
const secret = 'a secret for tests that is long enough'

const places = [makeDataDir(), makeDataDir()]
const [outsideDir = '', home = ''] = places.map(({ dataDir }) => dataDir)
const backups = join(home, 'backups')
/** A database of another server, as DATABASE_URL names one. */
let outside: Embedded
let started: Running[] = []

beforeAll(async () => {
  mkdirSync(backups)
  writeFileSync(join(home, 'passphrase'), `${passphrase}\n`, { mode: 0o600 })
  outside = await startEmbedded({ dataDir: outsideDir, say: () => undefined })
})
afterAll(async () => {
  await stopAll()
  await outside.stop()
  for (const { remove } of places) remove()
})

async function stopAll() {
  await Promise.all(started.map((server) => server.stop()))
  started = []
}

function start(name: string, env: Record<string, string> = {}, through: string[] = []): Running {
  const server = startServer({
    dataDir: join(home, name),
    env: { DATABASE_URL: outside.ownerUrl, SECRET: secret, BACKUP_DIR: backups, BACKUP_KEEP: '2', ...env },
    through,
  })
  started.push(server)
  return server
}

const inDatabase = (sql: string) => asOne(outside.ownerUrl, async (owner) => (await owner.query(sql)).rows)
const noted = async () => (await inDatabase('SELECT FROM schema_backups')).length
const failure = async () => (await inDatabase('SELECT backup_failed_why AS why FROM schema_database'))[0].why
const logOf = (name: string) => readFileSync(join(home, name, 'server.log'), 'utf8')
const kept = () => readdirSync(backups).sort()
/** The newest backup, whose name shows what those of other nights are called. */
const newest = () => kept().findLast((name) => name.endsWith('.backup')) ?? ''
const nameOf = (night: string) => newest().replace(/\d{4}-\d{2}-\d{2}/, night)
const moveNewestTo = (name: string | undefined) => renameSync(join(backups, newest()), join(backups, name ?? ''))
/** The process that writes the last backup this server has begun. */
const writerOf = (name: string) => Number([...logOf(name).matchAll(/"writer":(\d+)/g)].at(-1)?.[1])
const beginningsOf = (name: string) => logOf(name).split('the nightly backup begins').length
const atKeeper = async () =>
  (await inDatabase(`SELECT FROM pg_stat_activity WHERE application_name = 'sabimark-keeper'`)).length

const halves = () => kept().filter((name) => name.endsWith('.part'))

/** As if nobody had taken one for three days. */
const makeOld = () => inDatabase(`UPDATE schema_backups SET made_at = made_at - interval '3 days'`)

/** Backups begun meanwhile wait in their middle: what gives a table its numbers is asked for when all tables are done. */
async function whileHeld(work: () => Promise<void>) {
  await asOne(outside.ownerUrl, async (owner) => {
    await owner.query('BEGIN; ALTER SEQUENCE auth.guess_failures_id_seq RENAME TO held')
    await work()
    await owner.query('ROLLBACK')
  })
}

async function readiness(address: string): Promise<{ status: number; warnings: string[] }> {
  const response = await fetch(`${address}/health/ready`)
  const { warnings }: { warnings: string[] } = JSON.parse(await response.text())
  return { status: response.status, warnings }
}

test('a folder that is not there stops the start, and so does a passphrase that is too short', async () => {
  const missing = start('one', { BACKUP_DIR: join(home, 'nowhere') })
  expect([await missing.gone(), missing.printed()]).toEqual([1, expect.stringContaining('nowhere does not exist')])
  writeFileSync(join(home, 'short'), 'short', { mode: 0o600 })
  const short = start('one', { BACKUP_PASSPHRASE_FILE: join(home, 'short') })
  expect([await short.gone(), short.printed()]).toEqual([1, expect.stringContaining('at least 12 characters')])
})

test('the first is taken at once, can be read with the passphrase, and the log tells no secret', async () => {
  const server = start('one', { BACKUP_PASSPHRASE_FILE: join(home, 'passphrase') })
  const address = await server.ready()
  await expect.poll(noted).toBe(1)
  await expect.poll(() => logOf('one')).toContain('the nightly backup is written')
  expect(kept()).toHaveLength(1)
  const backup = await openBackup(join(backups, kept()[0] ?? ''), passphrase)
  expect(await backup.check()).toMatchObject({ manifest: { schools: 0 } })
  await backup.close()
  expect(await readiness(address)).toEqual({ status: 200, warnings: [] })
  for (const told of [passphrase, secret, new URL(outside.ownerUrl).password]) {
    expect(logOf('one') + server.printed()).not.toContain(told)
  }
  await stopAll()
})

test('of two servers one takes the next; the oldest gives way, and so does what was left half', async () => {
  const [oldest, older, half] = ['2026-01-01', '2026-01-02', '2026-01-03'].map((night) => nameOf(night))
  moveNewestTo(older)
  for (const name of [oldest, `${half}.part`, 'notes.txt']) writeFileSync(join(backups, name ?? ''), '')
  await makeOld()
  await whileHeld(async () => {
    for (const name of ['one', 'two']) await start(name).ready()
    await expect.poll(() => logOf('one') + logOf('two')).toContain('another server takes the nightly backup')
    await expect.poll(() => halves().filter((name) => !name.startsWith(half ?? ''))).toHaveLength(1)
    expect(await atKeeper()).toBe(1)
  })
  await expect.poll(noted).toBe(2)
  await expect.poll(kept).toEqual(['notes.txt', older, expect.stringMatching(/^sabimark-20.*\.backup$/)])
  expect(kept().at(-1)).not.toBe(half)
  await stopAll()
})

test('one that is killed in its middle leaves the server serving, which says so; one that is stopped leaves nothing', async () => {
  moveNewestTo(nameOf('2026-01-03'))
  const before = kept()
  await makeOld()
  await whileHeld(async () => {
    const server = start('one')
    const address = await server.ready()
    await expect.poll(halves).toHaveLength(1)
    process.kill(writerOf('one'), 'SIGKILL')
    await expect
      .poll(() => server.printed())
      .toContain('The process that wrote it ended with SIGKILL. It is tried again')
    await expect.poll(() => readiness(address)).toEqual({ status: 200, warnings: [lateBackupWarning] })
    expect(halves()).toHaveLength(1)

    const begunBefore = beginningsOf('two')
    const stopped = start('two')
    await stopped.ready()
    await expect.poll(() => beginningsOf('two')).toBe(begunBefore + 1)
    await expect.poll(halves).toHaveLength(1)
    expect(await stopped.stop()).toBe(0)
    expect(kept()).toEqual(before)
  })
  await stopAll()
})

test('a full disk ends the backup and not the server', async () => {
  const before = kept()
  // No file may grow beyond some kilobytes, as on a disk with no more room.
  const server = start('one', {}, ['/bin/sh', '-c', 'ulimit -f 8; exec "$0" "$@"'])
  const address = await server.ready()
  await expect.poll(() => server.printed()).toContain('a file may not be so big there. Nothing was left there.')
  await expect.poll(() => readiness(address)).toEqual({ status: 200, warnings: [lateBackupWarning] })
  expect(kept()).toEqual(before)
  expect(await noted()).toBe(2)
  await expect.poll(failure).toContain('a file may not be so big there.')
  await stopAll()
})

test('a folder without any is given one at once, and what failed before is forgotten', async () => {
  await inDatabase('UPDATE schema_backups SET made_at = now()')
  const empty = join(home, 'empty')
  mkdirSync(empty)
  await start('one', { BACKUP_DIR: empty }).ready()
  await expect.poll(() => readdirSync(empty)).toEqual([expect.stringMatching(/\.backup$/)])
  await expect.poll(noted).toBe(3)
  await expect.poll(failure).toBeNull()
})
