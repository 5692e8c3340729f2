import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Access, ownerUrl } from './embedded-access.ts'
import { AlreadyRunningError, DatabaseError, errorCode, pause } from './embedded-error.ts'
import { clusterFolder } from './embedded-files.ts'
import { type Installation, lookAt, stopPostmaster } from './embedded-process.ts'
import { isLockTaken, lockKey } from './lock.ts'

/** A server takes its lock within milliseconds of its database answering; a lock free for this long has no server. */
const freeForMs = 2_000
/** Before that, at the very first start, it makes its database, which a slow disk takes its time for. */
const unmadeForMs = 15_000
/** Longer than it takes to stop; one that still says so hangs. */
const stoppingForMs = 20_000
const askEveryMs = 100
/** Longer than a slow stop; recovery after a crash shows as neither answering nor gone, and is waited for. */
const silentForMs = 120_000

/**
 * Deals with a PostgreSQL that already runs on this DATA_DIR. With a living server behind it: throws
 * AlreadyRunningError and leaves both alone. Left over from a killed server: stopped, so that ours watches its own.
 */
export async function clearLeftover(at: Installation, access: Access): Promise<'none' | 'stopped'> {
  let silentMs = 0
  let stoppingMs = 0
  let freeMs = 0
  for (;;) {
    const found = readPidFile(at.dataDir)
    if (!found || !isOurPostmaster(found.pid, at.dataDir)) return 'none'
    const running = { ...access, port: found.port ?? access.port }
    const seen = await lookAt(running)
    if (seen === 'stopping') {
      if (stoppingMs >= stoppingForMs) {
        await stopPostmaster(at, { modes: ['immediate'] })
        return 'stopped'
      }
      stoppingMs += askEveryMs
    } else if (seen === 'answers') {
      const state = await lookAtLock(running, lockKey(at.dataDir))
      if (state === 'taken') throw new AlreadyRunningError(alreadyRunning(at.dataDir))
      if (freeMs >= (state === 'unmade' ? unmadeForMs : freeForMs)) break
      freeMs += askEveryMs
    } else {
      if (silentMs >= silentForMs) {
        throw new DatabaseError(
          `Process ${found.pid} holds ${clusterFolder(at.dataDir)} and does not answer; end it and start again.`,
        )
      }
      silentMs += askEveryMs
    }
    await pause(askEveryMs)
  }
  await stopPostmaster(at)
  return 'stopped'
}

export function alreadyRunning(dataDir: string): string {
  const address = readOptional(join(dataDir, 'address.txt'))?.trim()
  return `Sabimark already runs on ${dataDir}${address ? `, at ${address}` : ''}; nothing was started.`
}

async function lookAtLock(access: Access, key: string): Promise<'taken' | 'free' | 'unmade'> {
  try {
    return (await isLockTaken(ownerUrl(access), key)) ? 'taken' : 'free'
  } catch (error) {
    // No owner or no database yet; anything else is one that stops or is gone, and the next look at the pid file tells.
    return ['28P01', '28000', '3D000'].includes(errorCode(error) ?? '') ? 'unmade' : 'free'
  }
}

function readPidFile(dataDir: string): { pid: number; port: number | undefined } | undefined {
  const lines = readOptional(join(clusterFolder(dataDir), 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines?.[3]) || undefined }
}

/** After a power cut the number may belong to any other program: its working folder tells, where the system shows it. */
function isOurPostmaster(pid: number, dataDir: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  if (!isDead(pid)) {
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
