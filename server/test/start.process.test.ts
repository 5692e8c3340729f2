import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { asOne, makeDataDir, onDatabase } from './cluster.ts'
import { isReady, postmasterPid, type Running, startServer } from './running.ts'

let dataDir = ''
let started: Running[] = []
let remove = () => {}

beforeEach(() => {
  started = []
  ;({ dataDir, remove } = makeDataDir())
})
afterEach(async () => {
  for (const server of started) await server.stop()
  remove()
})

function start(options: Partial<Parameters<typeof startServer>[0]> = {}): Running {
  const server = startServer({ dataDir, ...options })
  started.push(server)
  return server
}

const becomesReady = (address: string) =>
  expect.poll(() => isReady(address), { timeout: 60_000, interval: 100 }).toBe(true)
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const isGone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false)

/** A table of ours in the server's database, to see that what was committed is there after any accident. */
function inDatabase(sql: string): Promise<unknown[]> {
  const { port, ownerPassword } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
  const url = `postgresql://sabimark:${ownerPassword}@127.0.0.1:${port}/sabimark`
  return asOne(url, async (client) => (await client.query(sql)).rows)
}

describe('a start', () => {
  test('prints its address, answers, stops on SIGTERM and leaves nothing running', async () => {
    const server = start()
    const address = await server.ready()
    expect(await isReady(address)).toBe(true)
    expect(readFileSync(join(dataDir, 'address.txt'), 'utf8').trim()).toBe(address)
    expect(server.printed()).toMatch(new RegExp(`^Mails are files in: +${join(dataDir, 'outbox')} `, 'm'))
    const database = postmasterPid(dataDir)
    expect(await server.stop()).toBe(0)
    expect(isAlive(database)).toBe(false)
    expect(existsSync(join(dataDir, 'address.txt'))).toBe(false)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('finishes a call that is under way when it is told to stop, and takes no new one', async () => {
    const server = start()
    const address = await server.ready()
    const call = await beginCall(address)
    const gone = server.stop()
    await expect
      .poll(
        () =>
          fetch(`${address}/health/live`).then(
            () => 'taken',
            () => 'refused',
          ),
        { timeout: 30_000 },
      )
      .toBe('refused')
    const answer = await call.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain('UNKNOWN_CALL')
    expect(await gone).toBe(0)
  })

  test('keeps secrets readable by nobody else, and off the terminal and the logs', async () => {
    const server = start({ env: { LOG_LEVEL: 'trace' } })
    await isReady(`${await server.ready()}/verify-email?token=hush-hush`)
    await server.stop()
    const access = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
    const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
    const logs = ['server.log', 'postgres.log'].map((name) => readFileSync(join(dataDir, name), 'utf8')).join('')
    for (const hidden of [secret, access.ownerPassword, access.superuserPassword, 'hush-hush']) {
      expect(logs + server.printed()).not.toContain(hidden)
    }
    // The first administrator's is for the operator's eyes: on the terminal, never in a log.
    const [email = '', password = ''] = readFileSync(join(dataDir, 'first-admin.txt'), 'utf8').split('\n')
    expect(password.length).toBeGreaterThanOrEqual(8)
    for (const shown of [email, password]) expect(server.printed()).toContain(shown)
    expect(logs).not.toContain(password)
    for (const name of ['secret', 'database.json', 'server.log', 'postgres.log', 'identity', 'first-admin.txt']) {
      expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0])
    }
  })

  test('runs a database that keeps what it acknowledged, in UTF-8, and opens no socket file', async () => {
    await start().ready()
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding']
    const shown = await inDatabase(
      `SELECT ${settings.map((name) => `current_setting('${name}') AS ${name}`).join(', ')},
              (SELECT datlocprovider::text || ' ' || datlocale FROM pg_database WHERE datname = current_database()) AS locale,
              (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS is_mighty`,
    )
    expect(shown).toEqual([
      {
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        data_checksums: 'on',
        server_encoding: 'UTF8',
        locale: 'b C.UTF-8',
        is_mighty: false,
      },
    ])
    // In postmaster.pid: the folder of the socket file, then the address.
    expect(
      readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
        .split('\n')
        .slice(4, 6),
    ).toEqual(['', '127.0.0.1'])
  })

  test('with several workers serves, replaces one that is killed, and stops them all', async () => {
    const server = start({ env: { WORKERS: '2', ADMIN_PASSWORD: 'for the first process alone' } })
    const address = await server.ready()
    const workers = () => childrenOf(server.child.pid ?? 0, 'start-worker.ts')
    const before = workers()
    expect(before).toHaveLength(2)
    for (const pid of before) {
      if (existsSync(`/proc/${pid}/environ`))
        expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('ADMIN_PASSWORD')
    }
    const [victim = 0] = before
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => workers().filter((pid) => pid !== victim).length, { timeout: 30_000 }).toBe(2)
    await becomesReady(address)
    const all = workers()
    expect(await server.stop()).toBe(0)
    for (const pid of all) await isGone(pid)
  })

  test.runIf(existsSync('/dev/full'))('with a log that cannot be written says so, serves and stops', async () => {
    symlinkSync('/dev/full', join(dataDir, 'server.log'))
    const server = start({ env: { LOG_LEVEL: 'trace' } })
    const address = await server.ready()
    for (let n = 0; n < 20; n += 1) expect(await isReady(address)).toBe(true)
    expect(server.printed().match(/server\.log cannot be written/g)).toHaveLength(1)
    expect(await server.stop()).toBe(0)
  })

  test('with a wrong variable says so in one sentence and makes nothing', async () => {
    const server = start({ env: { PORT: 'many' } })
    expect(await server.gone()).toBe(1)
    expect(server.printed()).toBe('PORT must be a whole number from 0 to 65535.\n')
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })

  test('on a port that is taken names it, and stops its database again', async () => {
    const first = start()
    const { port } = new URL(await first.ready())
    const other = makeDataDir()
    const second = start({ dataDir: other.dataDir, env: { PORT: port } })
    expect(await second.gone()).toBe(1)
    expect(second.printed()).toContain(
      `PORT ${port} is used by another program; stop that one or set PORT to another number.`,
    )
    expect(existsSync(join(other.dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    other.remove()
  })

  test('without any network but loopback works', async () => {
    const canUnshare =
      spawnSync('unshare', ['-n', 'sh', '-c', 'ip link set lo up || ifconfig lo up'], { stdio: 'ignore' }).status === 0
    // Where no network of its own can be made, every way out is a dead end instead.
    const dead = 'http://127.0.0.1:9'
    const env = {
      HTTP_PROXY: dead,
      HTTPS_PROXY: dead,
      http_proxy: dead,
      https_proxy: dead,
      NODE_USE_ENV_PROXY: '1',
      no_proxy: '127.0.0.1,localhost',
    }
    const ask = `for i in $(seq 600); do [ -s "$DATA_DIR/address.txt" ] && break; sleep 0.1; done
      ${process.execPath} -e 'fetch(process.argv[1] + "/health/ready").then((r) => console.log("answered", r.status))' "$(cat "$DATA_DIR/address.txt")"`
    // The question is asked from inside, because from outside that network cannot be reached.
    const inside = `(ip link set lo up || ifconfig lo up) 2>/dev/null; (${ask}) & exec "$@"`
    const server = start({
      env,
      through: canUnshare ? ['unshare', '-n', 'sh', '-c', inside, 'sh'] : ['sh', '-c', inside, 'sh'],
    })
    await server.ready()
    await expect.poll(() => server.printed(), { timeout: 60_000 }).toContain('answered 200')
  })
})

describe('a second start on one DATA_DIR', () => {
  test('says where the first runs and leaves it alone', async () => {
    const first = start()
    const address = await first.ready()
    const database = postmasterPid(dataDir)
    const second = start()
    expect(await second.gone()).toBe(1)
    expect(second.printed()).toContain(`Sabimark already runs on ${dataDir}, at ${address}; nothing was started.`)
    expect(postmasterPid(dataDir)).toBe(database)
    expect(await isReady(address)).toBe(true)
  })

  test('at the very same moment: one runs, the other ends', async () => {
    const both = [start(), start()]
    const results = await Promise.all(
      both.map((server) =>
        server.ready().then(
          () => 'runs',
          () => 'ended',
        ),
      ),
    )
    expect(results.toSorted()).toEqual(['ended', 'runs'])
    expect(both.map((server) => server.printed()).join('')).toContain('already runs on')
    const [address] = await Promise.all(
      both.filter((_, index) => results[index] === 'runs').map((server) => server.ready()),
    )
    await becomesReady(address ?? '')
  })
})

describe('after kill -9', () => {
  test('of the server alone, the next start stops the database that was left over and serves', async () => {
    const first = start()
    await first.ready()
    await inDatabase('CREATE TABLE kept AS SELECT 7 AS seven')
    const database = postmasterPid(dataDir)
    first.child.kill('SIGKILL')
    expect(await first.gone()).toBe('SIGKILL')
    expect(isAlive(database)).toBe(true)
    // As an older version leaves it: nothing says which shape the database has.
    rmSync(join(dataDir, 'postgres', 'sabimark.json'))
    const second = start()
    const address = await second.ready()
    expect(second.printed()).toContain('A database left over from a server that was killed has been stopped.')
    expect(postmasterPid(dataDir)).not.toBe(database)
    await isGone(database)
    expect(await isReady(address)).toBe(true)
    expect(await inDatabase('SELECT seven FROM kept')).toEqual([{ seven: 7 }])

    // And the way back that README.md names: whatever the newer version did, the older finds what it left.
    const copy = /the database was copied to (\S+) /.exec(second.printed())?.[1] ?? ''
    await inDatabase('DROP TABLE kept')
    await second.stop()
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres-of-the-newer'))
    renameSync(copy, join(dataDir, 'postgres'))
    await start().ready()
    expect(await inDatabase('SELECT seven FROM kept')).toEqual([{ seven: 7 }])
  })

  test('of the database alone, it comes back by itself and the same server serves again', async () => {
    const server = start()
    const address = await server.ready()
    await inDatabase('CREATE TABLE kept AS SELECT 7 AS seven')
    const database = postmasterPid(dataDir)
    process.kill(database, 'SIGKILL')
    await isGone(database)
    await expect.poll(() => server.printed(), { timeout: 60_000 }).toContain('The database runs again.')
    await becomesReady(address)
    expect(await inDatabase('SELECT seven FROM kept')).toEqual([{ seven: 7 }])
    // And it holds its DATA_DIR again.
    const second = start()
    expect(await second.gone()).toBe(1)
    expect(second.printed()).toContain('already runs on')
    expect(await server.stop()).toBe(0)
  })

  test('of both, the next start recovers and serves', async () => {
    const first = start()
    await first.ready()
    await inDatabase('CREATE TABLE kept AS SELECT 7 AS seven')
    const database = postmasterPid(dataDir)
    first.child.kill('SIGKILL')
    process.kill(database, 'SIGKILL')
    await first.gone()
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true)
    const address = await start().ready()
    expect(await isReady(address)).toBe(true)
    expect(await inDatabase('SELECT seven FROM kept')).toEqual([{ seven: 7 }])
  })

  test('in the middle of the very first start, the next start makes everything', async () => {
    const first = start()
    await expect.poll(() => first.printed(), { interval: 10 }).toContain('Making the database')
    first.child.kill('SIGKILL')
    await first.gone()
    const address = await start().ready()
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
      const address = await start({ env }).ready()
      expect(await isReady(address)).toBe(true)
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

      const again = start({ env })
      expect(await again.gone()).toBe(1)
      expect(again.printed()).toContain(`Sabimark already runs on ${dataDir}, at ${address}; nothing was started.`)

      const other = makeDataDir()
      // Whose SECRET was changed: it locks nobody out of the database, though both connect anew.
      const rotated = { ...env, SECRET: `a newer secret for tests that is long enough,${secret}` }
      const beside = start({ dataDir: other.dataDir, env: rotated })
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
      const refused = start({
        dataDir: third.dataDir,
        env: { ...env, DATABASE_URL: onDatabase(external.ownerUrl, 'old') },
      })
      expect(await refused.gone()).toBe(1)
      expect(refused.printed()).toContain(
        'DATABASE_URL leads to a database with the encoding SQL_ASCII, but UTF8 is needed',
      )
      third.remove()
    } finally {
      for (const server of started) await server.stop()
      await external.stop()
      own.remove()
    }
  })

  test('without SECRET is refused, and so is one that is not there', async () => {
    const url = 'postgresql://owner:none@127.0.0.1:9/nowhere'
    const without = start({ env: { DATABASE_URL: url } })
    expect(await without.gone()).toBe(1)
    expect(without.printed()).toBe('SECRET must be set when DATABASE_URL is set.\n')
    const nowhere = start({ env: { DATABASE_URL: url, SECRET: secret } })
    expect(await nowhere.gone()).toBe(1)
    expect(nowhere.printed()).toContain('DATABASE_URL cannot be used: connect ECONNREFUSED')
  })
})

test.runIf(process.getuid?.() === 0)('as root, a DATA_DIR that the database may not reach is named', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'sabimark-closed-'))
  chmodSync(closed, 0o700)
  mkdirSync(join(closed, 'data'))
  const server = start({ dataDir: join(closed, 'data') })
  expect(await server.gone()).toBe(1)
  expect(server.printed().trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(new RegExp(`^DATA_DIR lies below ${closed}, which the user postgres may not enter; .*\\.$`)),
  ])
  rmSync(closed, { recursive: true })
})

/** A call whose last byte is still on its way. */
async function beginCall(address: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port, host, origin } = new URL(address)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  await once(socket, 'connect')
  const head = [
    'POST /rpc/no/such/call HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Content-Type: application/json',
  ]
  socket.write([...head, 'Content-Length: 2', 'Connection: close', '', '{'].join('\r\n'))
  // One that came later was answered, so ours is being read.
  await fetch(`${address}/health/live`)
  let answer = ''
  socket.on('data', (text) => {
    answer += String(text)
  })
  return {
    finish: async () => {
      const closed = once(socket, 'close')
      socket.write('}')
      await closed
      return answer
    },
  }
}

/** Processes started by `parent` whose command line holds `word`. */
function childrenOf(parent: number, word: string): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(ppid) === parent && args.includes(word) ? [Number(pid)] : []
  })
}
