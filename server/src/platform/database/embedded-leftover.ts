import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Access, productName, superuserUrl } from './embedded-access.ts'
import { AlreadyRunningError, DatabaseHangsError, errorCode, pause } from './embedded-error.ts'
import { clusterFolder, type Installation } from './embedded-files.ts'
import { lookAt } from './embedded-process.ts'
import { stopOther } from './embedded-stop.ts'
import { isLockTaken, lockKey } from './lock.ts'

const askEveryMs = 100

/**
 * Deals with a PostgreSQL that already runs on this DATA_DIR. With a living server behind it: throws
 * AlreadyRunningError and leaves both alone. Left over from a killed server: stopped, so that ours watches its own.
 * One that hangs is the operator's (DatabaseHangsError): we cannot be sure that the process is ours to kill.
 */
export async function clearLeftover(at: Installation, access: Access): Promise<'none' | 'stopped'> {
  const { freeMs, unmadeMs, fastMs, silentMs, lookMs } = at.patience
  const enoughMs = { free: freeMs, unmade: unmadeMs, stopping: fastMs, silent: silentMs }
  const spentMs = { free: 0, unmade: 0, stopping: 0, silent: 0 }
  for (;;) {
    const pid = leftoverPid(at.dataDir)
    if (pid === undefined) return 'none'
    const began = performance.now()
    const seen = await judge(at, access)
    if (seen === 'taken') throw new AlreadyRunningError(alreadyRunning(at.dataDir))
    if (spentMs[seen] >= enoughMs[seen]) {
      if (seen === 'silent') throw new DatabaseHangsError(hangs(pid, at.dataDir, 'answer'))
      await stopOther(at, seen === 'stopping' ? ['immediate'] : ['fast', 'immediate'])
      // Looked at and not believed: it may also have gone by itself, or another start have put its own in its place.
      if (leftoverPid(at.dataDir) === pid) throw new DatabaseHangsError(hangs(pid, at.dataDir, 'stop'))
      return 'stopped'
    }
    // Our pauses are counted and not the clock: what keeps us busy or asleep keeps the server from its lock, too. But
    // one that is silent may keep each look waiting, and nothing else counts then.
    spentMs[seen] += askEveryMs + (seen === 'silent' ? Math.min(performance.now() - began, lookMs) : 0)
    await pause(askEveryMs)
  }
}

async function judge(at: Installation, access: Access): Promise<'taken' | 'free' | 'unmade' | 'stopping' | 'silent'> {
  const running = { ...access, port: readPidFile(at.dataDir)?.port ?? access.port }
  const seen = await lookAt(at, running)
  return seen === 'answers' ? lookAtLock(running, lockKey(at.dataDir)) : seen
}

function hangs(pid: number, dataDir: string, verb: 'answer' | 'stop'): string {
  const command = process.platform === 'win32' ? `taskkill /F /PID ${pid}` : `kill -9 ${pid}`
  return (
    `A database left over from an earlier server (process ${pid}, in ${clusterFolder(dataDir)}) does not ${verb}; ` +
    `end it by "${command}" or restart the computer, then start Sabimark. Answers already saved stay saved.`
  )
}

export function alreadyRunning(dataDir: string): string {
  const address = readOptional(join(dataDir, 'address.txt'))?.trim()
  return `Sabimark is already running on ${dataDir}${address ? `, at ${address}` : ''}; nothing was started.`
}

/** As the superuser: PostgreSQL keeps places for it when a server and its commands have taken all others. */
async function lookAtLock(access: Access, key: string): Promise<'taken' | 'free' | 'unmade' | 'silent'> {
  const superuser = new Client({ connectionString: superuserUrl(access), connectionTimeoutMillis: 10_000 })
  superuser.on('error', () => undefined)
  try {
    await superuser.connect()
    if (await isLockTaken(superuser, key)) return 'taken'
    const made = await superuser.query('SELECT 1 FROM pg_database WHERE datname = $1', [productName])
    return made.rowCount === 0 ? 'unmade' : 'free'
  } catch {
    return 'silent'
  } finally {
    await superuser.end().catch(() => undefined)
  }
}

function readPidFile(dataDir: string): { pid: number; port: number | undefined } | undefined {
  const lines = readOptional(join(clusterFolder(dataDir), 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines?.[3]) || undefined }
}

function leftoverPid(dataDir: string): number | undefined {
  const pid = readPidFile(dataDir)?.pid
  return pid !== undefined && isOurPostmaster(pid, dataDir) ? pid : undefined
}

/** After a power cut the number may be any other program's: its working folder tells, where the system shows it. */
function isOurPostmaster(pid: number, dataDir: string): boolean {
  // Ours runs as we do, or we are root: whom we may not signal is somebody else's.
  let isOfOthers = false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
    isOfOthers = true
  }
  if (process.platform !== 'linux') return !isOfOthers
  if (!isOfOthers && !isDead(pid)) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder(dataDir))) return true
    } catch {
      return true
    }
  }
  // PostgreSQL itself would only see that the number is in use, and refuse to start.
  rmSync(join(clusterFolder(dataDir), 'postmaster.pid'), { force: true })
  return false
}

/** Killed, but still listed: the first process of a container often does not clear such entries away. */
function isDead(pid: number): boolean {
  const state = /\) (\S)/.exec(readOptional(`/proc/${pid}/stat`) ?? '')?.[1]
  return state === 'Z' || state === 'X'
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
