// A PostgreSQL 15 of its own for one run of the tests: the oldest version an outside database may have.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'
import { findPostgres15 } from './machine.js'

export interface Postgres15 {
  /** Address of an owner as a hosted database gives it: CREATEROLE and CREATEDB, not a superuser. */
  url: string
  /** Address of its superuser, who alone sees every row; the product is never given it. */
  superuserUrl: string
  /** Data, log and password; gone after `stop`. */
  folder: string
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 30_000

export async function startPostgres15(): Promise<Postgres15> {
  const bin = findPostgres15()
  if (!bin) throw new Error('PostgreSQL 15 is not installed. On Debian, as root: apt-get install postgresql-15')
  const account = postgresAccount()
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-postgres-15-'))
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(16).toString('hex')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const path of [folder, data, passwordFile]) chownSync(path, account.uid, account.gid)
  }
  const port = await findFreePort()
  const admin = { host: '127.0.0.1', port: String(port), name: 'postgres', password }
  let server: ChildProcess | undefined
  try {
    execFileSync(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        admin.name,
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
      ],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const log = openSync(join(folder, 'log'), 'w')
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
      { ...account, cwd: folder, stdio: ['ignore', log, log] },
    )
    const ownerPassword = randomBytes(16).toString('hex')
    const sql = (text: string) =>
      execFileSync(join(bin, 'psql'), ['-qX', '-v', 'ON_ERROR_STOP=1', '-d', 'postgres', '-c', text], {
        env: {
          PATH: process.env.PATH,
          PGHOST: admin.host,
          PGPORT: admin.port,
          PGUSER: admin.name,
          PGPASSWORD: password,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    await untilReady(() => sql('select 1'), server)
    sql(`create role owner login createdb createrole password '${ownerPassword}'`)
    sql('create database sabimark owner owner')
    return {
      url: `postgres://owner:${ownerPassword}@127.0.0.1:${port}/sabimark`,
      superuserUrl: `postgres://${admin.name}:${password}@127.0.0.1:${port}/sabimark`,
      folder,
      stop: () => stop(server, folder),
    }
  } catch (error) {
    await stop(server, folder)
    throw error
  }
}

/** PostgreSQL refuses to run as root, so root lends it the account the Debian package made. */
function postgresAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(ask: () => void, server: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  for (;;) {
    try {
      ask()
      return
    } catch (error) {
      if (server.exitCode !== null || performance.now() > giveUpAt) throw error
      await wait(100)
    }
  }
}

async function stop(server: ChildProcess | undefined, folder: string): Promise<void> {
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT') // PostgreSQL's "fast" stop: open connections are closed
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
