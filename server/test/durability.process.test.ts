// What PostgreSQL was told about the disk, and what it does about it. Whole databases are started and killed here.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveEvents } from '../src/attempt/save-events.db.ts'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { findBinaries } from '../src/platform/database/embedded-binaries.ts'
import { findDatabaseUser } from '../src/platform/database/embedded-user.ts'
import { findFreePort } from '../src/platform/database/free-port.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { roleUrls } from '../src/platform/database/owner.ts'
import { openPools } from '../src/platform/database/pools.ts'
import { answerEvent, layHall } from './builders/attempt.ts'
import { asOne, makeDataDir } from './cluster.ts'
import { startServer } from './running.ts'

const secret = 'a secret for tests that is long enough'

let dataDir = ''
let remove = () => {}
const cleanUps: Array<() => Promise<unknown>> = []
beforeEach(() => {
  ;({ dataDir, remove } = makeDataDir())
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  remove()
})

async function embedded(said: string[] = []) {
  const database = await startEmbedded({ dataDir, say: (line) => said.push(line) })
  cleanUps.push(database.stop)
  return database
}

type Shown = { name: string; setting: string }
const showDisk = (url: string) =>
  asOne(url, async (client) => {
    const { rows } = await client.query<Shown>(
      `SELECT name, setting FROM pg_settings WHERE name IN
         ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'wal_sync_method', 'zero_damaged_pages')`,
    )
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  })

describe('the embedded PostgreSQL', () => {
  test('waits for the disk, whatever was written into its own settings', async () => {
    const first = await startEmbedded({ dataDir, say: () => undefined })
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      await asOne(first.superuserUrl, (client) => client.query(`ALTER SYSTEM SET ${name} = off`))
    }
    await first.stop()
    const { superuserUrl } = await embedded()
    expect(await showDisk(superuserUrl)).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      zero_damaged_pages: 'off',
      // Each of the four forces what was written to the disk before it returns.
      wal_sync_method: expect.stringMatching(/^(fdatasync|fsync|fsync_writethrough|open_datasync|open_sync)$/),
    })
  })

  test('has a commit on the disk when it replies, with nobody else there to write it', async () => {
    const { ownerUrl, superuserUrl } = await embedded()
    await migrate(ownerUrl, { secret })
    const pools = openPools(roleUrls(ownerUrl, secret))
    cleanUps.push(pools.close)
    const hall = await layHall(pools)
    const [attempt] = hall.attempts
    if (!attempt) throw new Error('There is no attempt.')
    const save = (seq: number) =>
      saveEvents(pools.saves, [
        { ...attempt, epoch: 1, sentAtMs: 999_000, address: '', events: [answerEvent(seq, 1, 'abcd'[seq % 4] ?? 'a')] },
      ])
    await save(1)

    // The writers that would bring it to the disk a moment later are held: only whoever commits can still do so.
    await asOne(superuserUrl, async (watch) => {
      const ends = async () => {
        const { rows } = await watch.query<{ written: string; flushed: string }>(
          'SELECT pg_current_wal_insert_lsn() AS written, pg_current_wal_flush_lsn() AS flushed',
        )
        return rows[0] ?? { written: '', flushed: '' }
      }
      const isBefore = async (one: string, other: string) =>
        (await watch.query<{ so: boolean }>('SELECT $1::pg_lsn < $2::pg_lsn AS so', [one, other])).rows[0]?.so
      const { rows } = await watch.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE backend_type IN ('walwriter', 'checkpointer', 'background writer')",
      )
      expect(rows).toHaveLength(3)
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
      try {
        for (let seq = 2; seq <= 20; seq++) {
          const before = await ends()
          const [verdict] = await save(seq)
          const after = await ends()
          expect(verdict).toMatchObject({ verdict: 'SAVED', ackedSeq: seq })
          expect(await isBefore(before.written, after.flushed)).toBe(true)
        }
        // What it looks like when a commit does not wait, so that the above can fail.
        const before = await ends()
        await asOne(ownerUrl, (lazy) => lazy.query('SET synchronous_commit = off; CREATE TABLE lazy (n int)'))
        const after = await ends()
        expect(await isBefore(before.written, after.written)).toBe(true)
        expect(await isBefore(before.written, after.flushed)).toBe(false)
      } finally {
        for (const { pid } of rows) process.kill(pid, 'SIGCONT')
      }
    })
  })
})

describe('an external PostgreSQL', () => {
  test('that does not wait for the disk is refused in a sentence', async () => {
    const first = await startEmbedded({ dataDir, say: () => undefined })
    const { superuserUrl, ownerUrl } = first
    await first.stop()
    const { port, child } = await startByHand()
    const on = (url: string) => Object.assign(new URL(url), { port: String(port) }).href
    const set = (name: string, value: string) =>
      asOne(on(superuserUrl), async (client) => {
        await client.query(`ALTER SYSTEM SET ${name} = ${value}`)
        await client.query('SELECT pg_reload_conf()')
        await expect.poll(async () => (await showDisk(on(superuserUrl)))[name], { timeout: 20_000 }).toBe(value)
      })
    const other = makeDataDir()
    cleanUps.push(async () => other.remove())
    const tryToStart = async () => {
      const server = startServer({ dataDir: other.dataDir, env: { DATABASE_URL: on(ownerUrl), SECRET: secret } })
      cleanUps.push(server.stop)
      return { code: await Promise.race([server.gone(), server.ready()]), printed: server.printed(), server }
    }

    await set('fsync', 'off')
    const refused = await tryToStart()
    expect(refused.code).toBe(1)
    expect(refused.printed).toContain(
      'DATABASE_URL points to a PostgreSQL with fsync = off, so saved answers would not survive a power cut; set it to on.',
    )
    await set('full_page_writes', 'off')
    expect((await tryToStart()).printed).toContain('with fsync and full_page_writes = off')
    await set('fsync', 'on')
    expect((await tryToStart()).printed).toContain('with full_page_writes = off')

    // Whether a commit waits is said by each of our connections itself.
    await set('full_page_writes', 'on')
    await set('synchronous_commit', 'off')
    const taken = await tryToStart()
    expect(taken.printed).toContain('Sabimark is running.')
    const pools = openPools(roleUrls(on(ownerUrl), secret))
    cleanUps.push(pools.close)
    for (const name of ['app', 'saves', 'auth', 'platform'] as const) {
      expect((await pools[name].query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }])
    }
    await taken.server.stop()
    child.kill('SIGINT')
  })
})

/** The database of this folder as somebody else would run it, without any of our settings. */
async function startByHand(): Promise<{ port: number; child: ChildProcess }> {
  const port = await findFreePort('127.0.0.1')
  const flags = ['-D', join(dataDir, 'postgres'), '-p', String(port), '-c', 'unix_socket_directories=']
  const child = spawn(findBinaries().postgres, flags, { ...findDatabaseUser(), cwd: '/', stdio: 'ignore' })
  const gone = once(child, 'exit')
  cleanUps.push(async () => {
    child.kill('SIGINT')
    await gone
  })
  const { superuserPassword } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
  const url = `postgresql://postgres:${superuserPassword}@127.0.0.1:${port}/postgres`
  await expect.poll(() => asOne(url, async () => true).catch(() => false), { timeout: 60_000 }).toBe(true)
  return { port, child }
}
