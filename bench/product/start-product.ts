// The product as `npm start` runs it: the same program in production, in its own process, on an empty data folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSpread } from '@sabimark/server/src/platform/database/citus.ts'
import { openPoolsOf } from '@sabimark/server/src/platform/database/citus-homes.ts'
import { readRoleUrls } from '@sabimark/server/src/platform/database/migrate-roles.ts'
import { roleUrls } from '@sabimark/server/src/platform/database/owner.ts'
import type { Pools } from '@sabimark/server/src/platform/database/pools.ts'
import { openPools } from '@sabimark/server/src/platform/database/pools.ts'
import { ROOT, startLine } from '../../scripts/command.ts'
import { parentOf } from './processes.ts'

export type Product = {
  readonly pid: number
  port: number
  secret: string
  /** The address of the database's owner, for filling it. */
  ownerUrl: string
  /** The product's own roles, for laying a school in and for looking at what the database holds. */
  pools: Pools
  /** The first process of each database that runs by itself on this machine; none where it is below the server. */
  databasePids: readonly number[]
  /** Where its processor can be profiled; undefined unless asked for. */
  inspectorUrl: string | undefined
  readyAt: number
  /** Stops it as an operator would and starts it again at the same address; returns once it has stopped. */
  restart(): Promise<{ ready: Promise<void> }>
  stop(): Promise<void>
}

type StartOptions = {
  workers?: number
  isProfiled?: boolean
  /** A database that runs already; the server reaches it at `serverPort`. Absent: the product's own. */
  database?: { ownerUrl: string; serverPort: number }
}

const readyWithinMs = 120_000
const stoppedWithinMs = 30_000

export async function startProduct({ workers = 1, isProfiled = false, database }: StartOptions = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-bench-'))
  // Started as root, PostgreSQL runs as somebody else and must get through.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const launch = (wantedPort: number) =>
    spawn(process.execPath, [...(isProfiled ? ['--inspect=127.0.0.1:0'] : []), ...startLine().slice(1)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Only what is said here: the settings of whoever runs the bench are not the server's.
      env: {
        PATH,
        NODE_COMPILE_CACHE,
        PORT: String(wantedPort),
        DATA_DIR: dataDir,
        WORKERS: String(workers),
        ...(database ? { DATABASE_URL: atPort(database.ownerUrl, database.serverPort), SECRET: outsideSecret } : {}),
      },
    })
  let child = launch(0)
  // Whoever stops the bench stops the server; what asks it then fails, and everything is taken down and removed.
  const stopEarly = () => void child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopEarly)
  const remove = () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stopEarly)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const printed = await untilReady(child)
    const { secret, ownerUrl, pools } = database ? await openOutside(database.ownerUrl) : openDatabase(dataDir)
    const databasePids = database ? await databasePidsOf(pools) : []
    const port = Number(/On this computer:\s+http:\/\/[^:\s]+:(\d+)/.exec(printed)?.[1])
    return {
      get pid() {
        return child.pid ?? 0
      },
      port,
      secret,
      ownerUrl,
      pools,
      databasePids,
      inspectorUrl: /Debugger listening on (\S+)/.exec(printed)?.[1],
      readyAt: performance.now(),
      restart: async () => {
        await end(child)
        child = launch(port)
        return { ready: untilReady(child).then(() => undefined) }
      },
      stop: async () => {
        await pools.close()
        await end(child)
        remove()
      },
    }
  } catch (error) {
    await end(child)
    remove()
    throw error
  }
}

function openDatabase(dataDir: string) {
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  const { port, ownerPassword } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
  const ownerUrl = `postgresql://sabimark:${ownerPassword}@127.0.0.1:${port}/sabimark`
  return { secret, ownerUrl, pools: openPools(roleUrls(ownerUrl, secret)) }
}

/** Of a server whose database runs by itself. */
const outsideSecret = 'bench-'.repeat(8)

async function openOutside(ownerUrl: string) {
  const pools = openPoolsOf({ urls: await readRoleUrls(ownerUrl), hasCitus: await isSpread(ownerUrl) })
  return { secret: outsideSecret, ownerUrl, pools }
}

/** Of every node: the process that has made the one that answers. */
async function databasePidsOf({ homes }: Pools): Promise<number[]> {
  const pids = new Set<number>()
  for (const { app } of await homes.all()) {
    const { rows } = await app.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const parent = parentOf(rows[0]?.pid ?? 0)
    if (parent !== undefined) pids.add(parent)
  }
  return [...pids]
}

function atPort(url: string, port: number): string {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}

async function untilReady(child: ChildProcess): Promise<string> {
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += String(text)
    })
  }
  const giveUpAt = performance.now() + readyWithinMs
  while (!printed.includes('Ctrl-C stops it')) {
    if (child.exitCode !== null || performance.now() > giveUpAt)
      throw new Error(`The server did not start:\n${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return printed
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  const patience = setTimeout(() => child.kill('SIGKILL'), stoppedWithinMs)
  child.kill('SIGTERM')
  await gone
  clearTimeout(patience)
}
