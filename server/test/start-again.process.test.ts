// Servers that meet: a second one on the same DATA_DIR, one after another was killed, two on one external database.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { asOne, makeDataDir, onDatabase } from './cluster.ts'
import { becomesReady, isAlive, isGone, ownInstallation } from './own-installation.ts'
import { isReady, postmasterPid } from './running.ts'

const here = ownInstallation()

describe('a second start on one DATA_DIR', () => {
  test('says where the first runs and leaves it alone', async () => {
    const first = here.start()
    const address = await first.ready()
    const database = postmasterPid(here.dataDir)
    const second = here.start()
    expect(await second.gone()).toBe(1)
    expect(second.printed()).toContain(
      `Sabimark is already running on ${here.dataDir}, at ${address}; nothing was started.`,
    )
    expect(postmasterPid(here.dataDir)).toBe(database)
    expect(await isReady(address)).toBe(true)
  })

  test('at the very same moment: one runs, the other ends', async () => {
    const both = [here.start(), here.start()]
    const results = await Promise.all(
      both.map((server) =>
        server.ready().then(
          () => 'runs',
          () => 'ended',
        ),
      ),
    )
    expect(results.toSorted()).toEqual(['ended', 'runs'])
    expect(both.map((server) => server.printed()).join('')).toContain('is already running on')
    const [address] = await Promise.all(
      both.filter((_, index) => results[index] === 'runs').map((server) => server.ready()),
    )
    await becomesReady(address ?? '')
  })
})

describe('after kill -9', () => {
  test('of the server alone, the next start stops the database that was left over and serves', async () => {
    const first = here.start()
    await first.ready()
    await here.inDatabase('CREATE TABLE kept AS SELECT 7 AS seven')
    const database = postmasterPid(here.dataDir)
    first.child.kill('SIGKILL')
    expect(await first.gone()).toBe('SIGKILL')
    expect(isAlive(database)).toBe(true)
    // As an older version leaves it: nothing says which shape the database has.
    rmSync(join(here.dataDir, 'postgres', 'sabimark.json'))
    const second = here.start()
    const address = await second.ready()
    expect(second.printed()).toContain('A database left running by a server that was killed has been stopped.')
    expect(postmasterPid(here.dataDir)).not.toBe(database)
    await isGone(database)
    expect(await isReady(address)).toBe(true)
    expect(await here.inDatabase('SELECT seven FROM kept')).toEqual([{ seven: 7 }])

    // And the way back that README.md names: whatever the newer version did, the older finds what it left.
    const copy = /the database was copied to (\S+) /.exec(second.printed())?.[1] ?? ''
    await here.inDatabase('DROP TABLE kept')
    await second.stop()
    renameSync(join(here.dataDir, 'postgres'), join(here.dataDir, 'postgres-of-the-newer'))
    renameSync(copy, join(here.dataDir, 'postgres'))
    await here.start().ready()
    expect(await here.inDatabase('SELECT seven FROM kept')).toEqual([{ seven: 7 }])
  })

  test('of the database alone, it comes back by itself and the same server serves again', async () => {
    const server = here.start()
    const address = await server.ready()
    await here.inDatabase('CREATE TABLE kept AS SELECT 7 AS seven')
    const database = postmasterPid(here.dataDir)
    process.kill(database, 'SIGKILL')
    await isGone(database)
    await expect.poll(() => server.printed(), { timeout: 60_000 }).toContain('The database runs again.')
    await becomesReady(address)
    expect(await here.inDatabase('SELECT seven FROM kept')).toEqual([{ seven: 7 }])
    // And it holds its DATA_DIR again.
    const second = here.start()
    expect(await second.gone()).toBe(1)
    expect(second.printed()).toContain('is already running on')
    expect(await server.stop()).toBe(0)
  })

  test('of both, the next start recovers and serves', async () => {
    const first = here.start()
    await first.ready()
    await here.inDatabase('CREATE TABLE kept AS SELECT 7 AS seven')
    const database = postmasterPid(here.dataDir)
    first.child.kill('SIGKILL')
    process.kill(database, 'SIGKILL')
    await first.gone()
    expect(existsSync(join(here.dataDir, 'postgres', 'postmaster.pid'))).toBe(true)
    const address = await here.start().ready()
    expect(await isReady(address)).toBe(true)
    expect(await here.inDatabase('SELECT seven FROM kept')).toEqual([{ seven: 7 }])
  })

  test('in the middle of the very first start, the next start makes everything', async () => {
    const first = here.start()
    await expect.poll(() => first.printed(), { interval: 10, timeout: 30_000 }).toContain('Creating the database')
    first.child.kill('SIGKILL')
    await first.gone()
    const address = await here.start().ready()
    expect(await isReady(address)).toBe(true)
  })
})

describe('an external database', () => {
  const secret = 'a secret for tests that is long enough'

  test('serves; two DATA_DIRs share it, one DATA_DIR does not start twice; another encoding is refused', async () => {
    const own = makeDataDir()
    const external = await startEmbedded({ dataDir: own.dataDir, say: () => undefined })
    try {
      const env = { DATABASE_URL: external.ownerUrl, SECRET: secret }
      const address = await here.start({ env }).ready()
      expect(await isReady(address)).toBe(true)
      expect(existsSync(join(here.dataDir, 'postgres'))).toBe(false)

      const again = here.start({ env })
      expect(await again.gone()).toBe(1)
      expect(again.printed()).toContain(
        `Sabimark is already running on ${here.dataDir}, at ${address}; nothing was started.`,
      )

      const other = makeDataDir()
      // Whose SECRET was changed: it locks nobody out of the database, though both connect anew.
      const rotated = { ...env, SECRET: `a newer secret for tests that is long enough,${secret}` }
      const beside = here.start({ dataDir: other.dataDir, env: rotated })
      const besideAt = await beside.ready()
      await asOne(external.superuserUrl, (client) =>
        client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'sabimark-a%'`,
        ),
      )
      await becomesReady(address)
      await becomesReady(besideAt)
      const enters = `SELECT datname FROM pg_database WHERE datallowconn AND has_database_privilege('sabimark_app', oid, 'CONNECT')`
      const { rows } = await asOne(external.superuserUrl, (client) => client.query(enters))
      expect(rows).toEqual([{ datname: 'sabimark' }])
      await beside.stop()
      other.remove()

      await asOne(external.superuserUrl, (client) =>
        client.query(`CREATE DATABASE old OWNER sabimark TEMPLATE template0 ENCODING 'SQL_ASCII'
                      LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C'`),
      )
      const third = makeDataDir()
      const refused = here.start({
        dataDir: third.dataDir,
        env: { ...env, DATABASE_URL: onDatabase(external.ownerUrl, 'old') },
      })
      expect(await refused.gone()).toBe(1)
      expect(refused.printed()).toContain(
        'DATABASE_URL points to a database with the encoding SQL_ASCII, but UTF8 is needed',
      )
      third.remove()
    } finally {
      await here.stopAll()
      await external.stop()
      own.remove()
    }
  })

  test('without SECRET is refused, and so is one that is not there', async () => {
    const url = 'postgresql://owner:none@127.0.0.1:9/nowhere'
    const without = here.start({ env: { DATABASE_URL: url } })
    expect(await without.gone()).toBe(1)
    expect(without.printed()).toBe('SECRET must be set when DATABASE_URL is set.\n')
    const nowhere = here.start({ env: { DATABASE_URL: url, SECRET: secret } })
    expect(await nowhere.gone()).toBe(1)
    expect(nowhere.printed()).toContain('DATABASE_URL cannot be used: connect ECONNREFUSED')
  })
})
