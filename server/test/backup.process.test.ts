// The two commands as an operator types them: while a server runs and while none does, killed in the middle, on a full disk.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from '../src/platform/database/embedded.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { readRoleUrls } from '../src/platform/database/migrate-roles.ts'
import { openPools } from '../src/platform/database/pools.ts'
import { layHall } from './builders/attempt.ts'
import { makeClient } from './client.ts'
import { asOne, makeDataDir } from './cluster.ts'
import { startServer } from './running.ts'

const program = (name: string) => fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))

let places: ReturnType<typeof makeDataDir>[] = []
let [home, elsewhere, files] = ['', '', '']
/** A database of another server, as DATABASE_URL names one. */
let outside: Embedded

beforeAll(async () => {
  places = [makeDataDir(), makeDataDir(), makeDataDir(), makeDataDir()]
  const [first, second, third, fourth] = places.map(({ dataDir }) => dataDir)
  ;[home, elsewhere, files] = [first ?? '', second ?? '', third ?? '']
  outside = await startEmbedded({ dataDir: fourth ?? '', say: () => undefined })
  writeFileSync(at('passphrase'), 'Rain on the roof of the hall\n', { mode: 0o600 })
})
afterAll(async () => {
  await outside.stop()
  for (const { remove } of places) remove()
})

const at = (name: string) => join(files, name)
const locked = () => ['--passphrase-file', at('passphrase')]
const atHome = () => ({ DATA_DIR: home })
const onOutside = () => ({ DATA_DIR: join(files, 'beside'), DATABASE_URL: outside.ownerUrl, SECRET: 'x'.repeat(40) })

type Run = { child: ChildProcess; ended: Promise<{ code: number | null; signal: string | null; said: string }> }

/** Runs one of the commands; `through` is a command of the shell that is run before. */
function run(name: string, args: string[], env: Record<string, string>, through = ''): Run {
  const line = `${through} exec "$0" "$@"`
  const child = spawn('/bin/sh', ['-c', line, process.execPath, program(name), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += String(text)
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, said }))
  return { child, ended }
}

const backup = (args: string[], env = atHome(), through = '') => run('back-up', args, env, through)
const restore = (args: string[], env: Record<string, string>) => run('restore', args, env)

/**
 * Holds what gives a table its numbers, which both commands ask for when all tables are done: they wait in the middle of their work, until
 * `work` has ended.
 */
async function whileHeld(url: string, work: (countWaiting: (who: string) => Promise<number | null>) => Promise<void>) {
  await asOne(url, async (owner) => {
    await owner.query('BEGIN; ALTER SEQUENCE auth.guess_failures_id_seq RENAME TO held')
    await work(async (who) => {
      const { rowCount } = await owner.query(
        `SELECT 1 FROM pg_stat_activity a JOIN pg_locks l ON l.pid = a.pid AND NOT l.granted WHERE application_name = $1`,
        [who],
      )
      return rowCount
    })
    await owner.query('ROLLBACK')
  })
}

const whoIs = (url: string, name: string) =>
  asOne(url, async (owner) => {
    const { rowCount } = await owner.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [name])
    return rowCount
  })

const ownerUrl = () => {
  const { port, ownerPassword } = JSON.parse(readFileSync(join(home, 'database.json'), 'utf8'))
  return `postgresql://sabimark:${ownerPassword}@127.0.0.1:${port}/sabimark`
}

describe('npm run backup', () => {
  let password = ''
  let email = ''

  test('writes a file while the server runs, and replaces none', async () => {
    const server = startServer({ dataDir: home })
    await server.ready()
    email = /First administrator:\s+(\S+)/.exec(server.printed())?.[1] ?? ''
    password = /Password until first used:\s+(\S+)/.exec(server.printed())?.[1] ?? ''
    const pools = openPools(await readRoleUrls(ownerUrl()))
    await layHall(pools)
    await pools.close()

    const clear = await backup(['--to', at('running')]).ended
    expect(clear.code).toBe(0)
    expect(clear.said).toContain(`Backing up the database in ${home} to ${at('running')}.`)
    expect(clear.said).toContain('marks of pupils in clear')
    expect(clear.said).toMatch(/Written: \d+ tables, \d+ rows, [\d,]+ bytes\./)
    const again = await backup(['--to', at('running')]).ended
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is there already') })

    const full = await backup(['--to', at('full')], atHome(), 'ulimit -f 4;').ended
    expect(full).toMatchObject({ code: 1, said: expect.stringContaining('a file may not be so big there') })
    expect(full.said).toContain('Nothing was left there.')
    expect(readdirSync(files).filter((name) => name.startsWith('full'))).toEqual([])

    const target = await restore([at('running')], atHome()).ended
    expect(target).toMatchObject({ code: 1, said: expect.stringContaining('Stop the server first') })

    await whileHeld(ownerUrl(), async (countWaiting) => {
      const killed = backup(['--to', at('killed')])
      await expect.poll(() => countWaiting('sabimark-keeper')).toBe(1)
      expect(existsSync(at('killed.part'))).toBe(true)
      killed.child.kill('SIGKILL')
      expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' })
      expect(existsSync(at('killed'))).toBe(false)
    })
    // That of the killed one waited on, for PostgreSQL had not heard of its end.
    const isOver = async () => (await whoIs(ownerUrl(), 'sabimark-keeper')) === 0
    await expect.poll(isOver).toBe(true)
    await whileHeld(ownerUrl(), async (countWaiting) => {
      const stopped = backup(['--to', at('stopped')])
      await expect.poll(() => countWaiting('sabimark-keeper')).toBe(1)
      stopped.child.kill('SIGTERM')
      expect(await stopped.ended).toMatchObject({ code: 1, said: expect.stringContaining('nothing was written') })
      expect(readdirSync(files).filter((name) => name.startsWith('stopped'))).toEqual([])
    })
    expect(await backup(['--to', at('killed')]).ended).toMatchObject({ code: 0 })
    expect(existsSync(at('killed.part'))).toBe(false)
    await server.stop()
  })

  test('writes one while no server runs; it can be restored, and is where it was wanted alone', async () => {
    const done = await backup(['--to', at('locked'), ...locked()]).ended
    expect(done).toMatchObject({ code: 0, said: expect.not.stringContaining('in clear') })
    expect(statSync(at('locked')).mode & 0o777).toBe(0o600)
    const checked = await restore([at('locked'), ...locked(), '--check'], {}).ended
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('Can be restored, and was checked') })
    const place = /database of its own in (\S+), which is removed/.exec(checked.said)?.[1] ?? files
    expect(existsSync(place)).toBe(false)
  })

  test('and npm run restore brings it to another computer, where the administrator signs in', async () => {
    const done = await restore([at('locked'), ...locked()], { DATA_DIR: elsewhere }).ended
    expect(done.said).toMatch(/Restored and checked: \d+ tables, \d+ rows\./)
    expect(done.code).toBe(0)
    expect(readFileSync(join(elsewhere, 'secret'), 'utf8')).toBe(readFileSync(join(home, 'secret'), 'utf8'))
    const server = startServer({ dataDir: elsewhere })
    const port = Number(new URL(await server.ready()).port)
    const { people } = makeClient(port, { host: `localhost:${port}` })
    expect(await people.signIn({ email, password })).toMatchObject({ me: { role: 'super_admin' } })
    await server.stop()
    expect(server.printed()).not.toContain('brought up to date')
    const twice = await restore([at('locked'), ...locked()], { DATA_DIR: elsewhere }).ended
    expect(twice).toMatchObject({ code: 1, said: expect.stringContaining('holds a school already (Cedar College)') })
  })
})

describe('a disk of its own', () => {
  // Only root may make one, and not everywhere: there the limit of a file's size above has to do.
  const mount = (folder: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'sabimark-backups', folder])
  const probe = mkdtempSync(join(tmpdir(), 'sabimark-mount-'))
  const mayMount = mount(probe).status === 0
  if (mayMount) spawnSync('umount', [probe])
  rmdirSync(probe)

  test.skipIf(!mayMount)(
    'that is full ends a backup with a sentence, and leaves the older one and no half (needs mount)',
    async () => {
      const disk = at('disk')
      mkdirSync(disk)
      expect(mount(disk).status).toBe(0)
      try {
        const older = join(disk, 'older')
        expect(await backup(['--to', older]).ended).toMatchObject({ code: 0 })
        const before = readFileSync(older)
        const { bavail, bsize } = statfsSync(disk)
        // Room for half of another one.
        writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - Math.floor(before.length / 2)))
        const full = await backup(['--to', join(disk, 'newer')]).ended
        expect(full).toMatchObject({
          code: 1,
          said: expect.stringContaining('the disk is full. Nothing was left there.'),
        })
        expect(readdirSync(disk).sort()).toEqual(['filler', 'older'])
        expect(readFileSync(older).equals(before)).toBe(true)
      } finally {
        spawnSync('umount', [disk])
      }
    },
  )
})

test('what was typed wrongly is refused by a sentence, and nothing is made', async () => {
  const nowhere = join(files, 'mistyped')
  const refused = async (run: Run, why: string) =>
    expect(await run.ended).toMatchObject({ code: 1, said: expect.stringContaining(why) })
  await refused(backup(['--to', at('x')], { DATA_DIR: nowhere }), `There is no database in ${nowhere}`)
  await refused(backup(['--to', at('x')], { DATA_DIR: files }), `There is no database in ${files}`)
  expect([existsSync(nowhere), existsSync(join(files, 'secret'))]).toEqual([false, false])
  await refused(backup(['--to']), '--to is without its file; write it behind it.')
  await refused(backup(['--too', at('x')]), '--too is not an option here.')
  await refused(restore([files], atHome()), `${files} cannot be read: a backup is one file`)
  writeFileSync(at('open'), 'Rain on the roof of the hall\n', { mode: 0o644 })
  await refused(backup(['--to', at('x'), '--passphrase-file', at('open')]), 'is open to every user of this computer')
  expect(existsSync(at('x'))).toBe(false)
})

test('a data folder with a secret of its own is left as it is', async () => {
  writeFileSync(join(files, 'secret'), `${'y'.repeat(43)}\n`)
  const done = await restore([at('locked'), ...locked()], { DATA_DIR: files }).ended
  expect(done).toMatchObject({ code: 1, said: expect.stringContaining('holds another secret than the backup') })
  expect(existsSync(join(files, 'postgres'))).toBe(false)
})

test('a restore that is killed leaves nothing, and the next one is whole', async () => {
  const url = outside.ownerUrl
  const schools = () =>
    asOne(outside.superuserUrl.replace(/postgres$/, 'sabimark'), (client) =>
      client.query("SELECT FROM schools WHERE subdomain <> 'platform'"),
    )
  await migrate(url, { secret: 'x'.repeat(40) })
  await whileHeld(url, async (countWaiting) => {
    const killed = restore([at('running')], onOutside())
    await expect.poll(() => countWaiting('sabimark-restore')).toBe(1)
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' })
  })
  await expect.poll(async () => (await schools()).rowCount).toBe(0)
  expect((await restore([at('running')], onOutside()).ended).said).toMatch(/Restored and checked/)
  expect((await schools()).rowCount).toBe(1)
})
