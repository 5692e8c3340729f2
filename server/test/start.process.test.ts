import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeDataDir } from './cluster.ts'
import { becomesReady, isAlive, isGone, ownInstallation } from './own-installation.ts'
import { isReady, postmasterPid } from './running.ts'

const here = ownInstallation()

describe('a start', () => {
  test('prints its address, answers, keeps its secrets, stops on SIGTERM and leaves nothing running', async () => {
    const server = here.start({ env: { LOG_LEVEL: 'trace' } })
    const address = await server.ready()
    expect(await isReady(address)).toBe(true)
    expect(readFileSync(join(here.dataDir, 'address.txt'), 'utf8').trim()).toBe(address)
    expect(server.printed()).toMatch(new RegExp(`^Emails are files in: +${join(here.dataDir, 'outbox')} `, 'm'))
    await isReady(`${address}/verify-email?token=hush-hush`)
    await expectDatabaseThatKeeps()
    const database = postmasterPid(here.dataDir)
    expect(await server.stop()).toBe(0)
    expect(isAlive(database)).toBe(false)
    expect(existsSync(join(here.dataDir, 'address.txt'))).toBe(false)
    expect(existsSync(join(here.dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    expectSecretsKept(server.printed())
  })

  test('finishes a call that is under way when it is told to stop, and takes no new one', async () => {
    const server = here.start()
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

  test('with several workers serves, replaces one that is killed, and stops them all', async () => {
    const server = here.start({ env: { WORKERS: '2', ADMIN_PASSWORD: 'for the first process alone' } })
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
    symlinkSync('/dev/full', join(here.dataDir, 'server.log'))
    const server = here.start({ env: { LOG_LEVEL: 'trace' } })
    const address = await server.ready()
    for (let n = 0; n < 20; n += 1) expect(await isReady(address)).toBe(true)
    expect(server.printed().match(/server\.log cannot be written/g)).toHaveLength(1)
    expect(await server.stop()).toBe(0)
  })

  test('with a wrong variable says so in one sentence and makes nothing', async () => {
    const server = here.start({ env: { PORT: 'many' } })
    expect(await server.gone()).toBe(1)
    expect(server.printed()).toBe('PORT must be a whole number from 0 to 65535.\n')
    expect(existsSync(join(here.dataDir, 'postgres'))).toBe(false)
  })

  test('on a port that is taken names it, and stops its database again', async () => {
    const first = here.start()
    const { port } = new URL(await first.ready())
    const other = makeDataDir()
    const second = here.start({ dataDir: other.dataDir, env: { PORT: port } })
    expect(await second.gone()).toBe(1)
    expect(second.printed()).toContain(
      `PORT ${port} is in use by another program; stop that program or set PORT to another number.`,
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
    const server = here.start({
      env,
      through: canUnshare ? ['unshare', '-n', 'sh', '-c', inside, 'sh'] : ['sh', '-c', inside, 'sh'],
    })
    await server.ready()
    await expect.poll(() => server.printed(), { timeout: 60_000 }).toContain('answered 200')
  })
})

test.runIf(process.getuid?.() === 0)('as root, a DATA_DIR that the database may not reach is named', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'sabimark-closed-'))
  chmodSync(closed, 0o700)
  mkdirSync(join(closed, 'data'))
  const server = here.start({ dataDir: join(closed, 'data') })
  expect(await server.gone()).toBe(1)
  expect(server.printed().trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(new RegExp(`^DATA_DIR is below ${closed}, which the user postgres cannot enter; .*\\.$`)),
  ])
  rmSync(closed, { recursive: true })
})

/** Secrets are readable by nobody else, and are neither on the terminal nor in the logs. */
function expectSecretsKept(printed: string): void {
  const access = JSON.parse(readFileSync(join(here.dataDir, 'database.json'), 'utf8'))
  const secret = readFileSync(join(here.dataDir, 'secret'), 'utf8').trim()
  const logs = ['server.log', 'postgres.log'].map((name) => readFileSync(join(here.dataDir, name), 'utf8')).join('')
  for (const hidden of [secret, access.ownerPassword, access.superuserPassword, 'hush-hush']) {
    expect(logs + printed).not.toContain(hidden)
  }
  // The first administrator's is for the operator's eyes: on the terminal, never in a log.
  const [email = '', password = ''] = readFileSync(join(here.dataDir, 'first-admin.txt'), 'utf8').split('\n')
  expect(password.length).toBeGreaterThanOrEqual(8)
  for (const shown of [email, password]) expect(printed).toContain(shown)
  expect(logs).not.toContain(password)
  for (const name of ['secret', 'database.json', 'server.log', 'postgres.log', 'identity', 'first-admin.txt']) {
    expect([name, statSync(join(here.dataDir, name)).mode & 0o077]).toEqual([name, 0])
  }
}

/** The database that runs keeps what it acknowledged, is in UTF-8, and opens no socket file. */
async function expectDatabaseThatKeeps(): Promise<void> {
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding']
  const shown = await here.inDatabase(
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
    readFileSync(join(here.dataDir, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')
      .slice(4, 6),
  ).toEqual(['', '127.0.0.1'])
}

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
