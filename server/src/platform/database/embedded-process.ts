import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Access, superuserUrl } from './embedded-access.ts'
import { ClusterTakenError, DatabaseError, DatabaseKilledError, errorCode, pause } from './embedded-error.ts'
import { clusterFolder, databaseEnvironment, type Installation } from './embedded-files.ts'
import { stopOwn } from './embedded-stop.ts'

const mostLogBytes = 10_000_000

/** One life of the postmaster. `ended` is fulfilled when it is gone, however that came about. */
export type Postmaster = { ended: Promise<void>; stop(): Promise<void> }

/** Given at every start, so that an installation follows its version and not a file somebody edited. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  // What was acknowledged survives a power cut: said here, so that no file in the cluster can switch it off.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  jit: 'off',
  idle_in_transaction_session_timeout: '60s',
  log_timezone: 'UTC',
  // Details, statements and parameters hold answers and names; they stay out of the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

/**
 * Starts the postmaster and waits until it answers; a crashed cluster is recovered first, however long that takes,
 * unless we are `told` to stop meanwhile.
 */
export async function startPostmaster(at: Installation, access: Access, told: AbortSignal): Promise<Postmaster> {
  const log = openLog(at.dataDir)
  const own = { port: String(access.port), max_connections: String(at.maxConnections) }
  const flags = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(at.binaries.postgres, ['-D', clusterFolder(at.dataDir), ...flags], {
    ...at.user,
    env: databaseEnvironment(),
    cwd: process.platform === 'win32' ? at.dataDir : '/',
    // A group of its own: Ctrl-C in the terminal is for us, and requests in flight still need the database.
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  })
  const trim = setInterval(() => trimLog(log), 60_000).unref()
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      clearInterval(trim)
      process.removeListener('exit', atExit)
      closeSync(log)
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  const atExit = () => child.kill('SIGINT')
  process.once('exit', atExit)
  const stop = () => stopOwn(at, child, ended)
  try {
    await waitUntilReady(at, access, child, told)
  } catch (error) {
    await stop()
    throw error
  }
  return { ended, stop }
}

async function waitUntilReady(at: Installation, access: Access, child: ChildProcess, told: AbortSignal): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (;;) {
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      if (child.signalCode !== null)
        throw new DatabaseKilledError(`PostgreSQL was ended by ${child.signalCode} while it started.`)
      const reason = `PostgreSQL did not start: ${failure?.message ?? lastLogLine(at.dataDir)}`
      throw reason.includes('lock file') ? new ClusterTakenError(reason) : new DatabaseError(reason)
    }
    if ((await lookAt(at, access)) === 'answers') return
    if (told.aborted) throw new DatabaseError('PostgreSQL was told to stop while it started.')
    await pause(50)
  }
}

/** `stopping` has been told to stop and takes nobody any more; `silent` starts, recovers, or is gone. */
export async function lookAt(at: Installation, access: Access): Promise<'answers' | 'stopping' | 'silent'> {
  const client = new Client({
    connectionString: superuserUrl(access),
    connectionTimeoutMillis: at.patience.lookMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'answers'
  } catch (error) {
    const code = errorCode(error)
    if (code === '28P01' || code === '28000') {
      throw new DatabaseError(
        `The database refuses the password in ${join('DATA_DIR', 'database.json')}; restore the old file.`,
      )
    }
    // No code of its own; the programs speak English, as their environment says (databaseEnvironment).
    return error instanceof Error && error.message.includes('is shutting down') ? 'stopping' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

function logFile(dataDir: string): string {
  return join(dataDir, 'postgres.log')
}

function openLog(dataDir: string): number {
  const file = logFile(dataDir)
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 }
  if (size > mostLogBytes) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

/** PostgreSQL appends, so an emptied file is simply continued. */
function trimLog(log: number): void {
  if (fstatSync(log).size > mostLogBytes) ftruncateSync(log, 0)
}

function lastLogLine(dataDir: string): string {
  const lines = readFileSync(logFile(dataDir), 'utf8').trimEnd().split('\n')
  const telling = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? ''
  return `${telling.replace(/^.*?(FATAL|PANIC):\s*/, '')} (see ${logFile(dataDir)})`
}
