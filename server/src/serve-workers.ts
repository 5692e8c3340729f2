import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from './platform/config.ts'
import { ConfigError } from './platform/config.ts'
import type { RoleUrls } from './platform/database/owner.ts'
import { type Ending, sharedMs } from './platform/process/ending.ts'
import type { Log } from './platform/process/log.ts'

/** What the first process tells a worker: all it needs, and nothing the owner of the database keeps to itself. */
export type ToWorker =
  | { kind: 'serve'; config: Config; urls: RoleUrls; hasCitus: boolean; isClockTrusted: boolean }
  | { kind: 'clock'; isTrusted: boolean }
  | { kind: 'stop' }
export type FromWorker = { kind: 'waiting' } | { kind: 'serving' } | { kind: 'failed'; reason: string }

/** What a worker is told of the settings: it answers strangers, so it knows nothing that opens more than it needs. */
export function forWorkers(config: Config): Config {
  return { ...config, databaseUrl: null, adminEmail: null, adminPassword: null, backupPassphraseFile: null }
}

/** Nor does it inherit them. */
export const workerEnvironment = { DATABASE_URL: undefined, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined }

type WorkersOptions = {
  config: Config
  urls: RoleUrls
  hasCitus: boolean
  log: Log
  ending: Ending
  isClockTrusted: () => boolean
}

const entry = fileURLToPath(new URL('start-worker.ts', import.meta.url))

/** How often the workers may hear that the clock has jumped; only this process has watched it since the start. */
const clockEveryMs = 500

/** Starts WORKERS processes that answer requests, replaces one that dies, and resolves when all listen. */
export async function serveByWorkers({
  config,
  urls,
  hasCitus,
  log,
  ending,
  isClockTrusted,
}: WorkersOptions): Promise<void> {
  cluster.setupPrimary({ exec: entry, args: [] })
  const told = { kind: 'serve', config: forWorkers(config), urls, hasCitus } as const
  let isReady = false
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork(workerEnvironment)
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'waiting') tell(worker, { ...told, isClockTrusted: isClockTrusted() })
        if (message.kind === 'serving') resolve()
        if (message.kind === 'failed') reject(new ConfigError(message.reason))
      })
      worker.once('exit', (code, signal) => {
        if (ending.isEnding || !isReady) return
        log.error({ code, signal }, 'a worker ended and is replaced')
        setTimeout(() => start().catch((error: unknown) => log.error({ err: error }, 'a worker did not start')), 500)
      })
    })
  ending.add('the workers', stopWorkers)
  const clock = setInterval(() => tellAll({ kind: 'clock', isTrusted: isClockTrusted() }), clockEveryMs).unref()
  ending.add('the clock of the workers', async () => clearInterval(clock))
  await Promise.all(Array.from({ length: config.workers }, start))
  isReady = true
}

const running = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

function tellAll(message: ToWorker): void {
  for (const worker of running()) tell(worker, message)
}

/** A worker gives itself less (start-worker.ts); one that still runs then hangs. */
const workerKilledAfterMs = sharedMs - 2_000

async function stopWorkers(): Promise<void> {
  await Promise.all(
    running().map(async (worker) => {
      const gone = once(worker, 'exit')
      const hangs = setTimeout(() => worker.process.kill('SIGKILL'), workerKilledAfterMs)
      tell(worker, { kind: 'stop' })
      await gone
      clearTimeout(hangs)
    }),
  )
}

function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message)
}
