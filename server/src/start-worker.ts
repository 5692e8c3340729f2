/** One of several processes that answer requests (WORKERS). The first one owns the database, the lock and the jobs. */
import cluster from 'node:cluster'
import { join } from 'node:path'
import { openPoolsOf } from './platform/database/citus-homes.ts'
import { createEnding, workerSharedMs } from './platform/process/ending.ts'
import { openLogFile } from './platform/process/log-file.ts'
import { serve } from './serve.ts'
import type { FromWorker, ToWorker } from './serve-workers.ts'

const ending = createEnding({ onFailure: () => undefined, sharedMs: workerSharedMs })

function tell(message: FromWorker): void {
  if (process.connected) process.send?.(message)
}

// The first process watches the clock and tells; a worker that is replaced has not seen it jump.
let isClockTrusted = true

async function work({ config, urls, hasCitus }: Extract<ToWorker, { kind: 'serve' }>): Promise<void> {
  const name = `server-worker-${cluster.worker?.id ?? 0}.log`
  const say = (line: string) => process.stderr.write(`${line}\n`)
  const log = openLogFile({ file: join(config.dataDir, name), level: config.logLevel, say })
  const pools = openPoolsOf({ urls, hasCitus }, (role, error) =>
    log.warn({ err: error, role }, 'a database connection broke'),
  )
  ending.add('the connections', pools.close)
  await serve({ config, pools, log, ending, isClockTrusted: () => isClockTrusted, hasJobs: false, listens: true, say })
  tell({ kind: 'serving' })
}

process.stderr.on('error', () => undefined)
// The first process was killed in mid-word; `disconnect` follows and ends us, without a stack on the terminal.
cluster.worker?.on('error', () => undefined)
process.on('message', (message: ToWorker) => {
  if (message.kind === 'stop') void ending.end(0)
  if (message.kind === 'clock') isClockTrusted = message.isTrusted
  if (message.kind !== 'serve') return
  isClockTrusted = message.isClockTrusted
  work(message).catch((error: unknown) => {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
    void ending.end(1)
  })
})
// Ctrl-C reaches every process of the terminal; the first one tells us when it is our turn.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => void ending.end(1))
tell({ kind: 'waiting' })
