import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Access } from './embedded-access.ts'
import type { Binaries } from './embedded-binaries.ts'
import { DatabaseError, errorCode } from './embedded-error.ts'
import type { Patience } from './embedded-patience.ts'
import { type DatabaseUser, giveTo } from './embedded-user.ts'

export type Installation = {
  dataDir: string
  binaries: Binaries
  user: DatabaseUser
  maxConnections: number
  patience: Patience
}

const run = promisify(execFile)
/** Nobody needs an hour to lay out an empty database; whoever left the folder was killed. */
const abandonedAfterMs = 3_600_000

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** Only what the programs need: our environment holds secrets and theirs can be read by whoever reads the process. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'LD_LIBRARY_PATH'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

/** Lays the empty cluster out aside and moves it into place, so that a killed first start leaves nothing half made. */
export async function makeCluster(
  dataDir: string,
  binaries: Binaries,
  access: Access,
  user: DatabaseUser,
): Promise<void> {
  const folder = clusterFolder(dataDir)
  removeAbandoned(dataDir)
  if (existsSync(folder)) return
  const draft = `${folder}.new-${randomBytes(6).toString('hex')}`
  const passwordFile = `${draft}.password`
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, access.superuserPassword, { mode: 0o600, flag: 'wx' })
  giveTo(draft, user)
  giveTo(passwordFile, user)
  try {
    await run(binaries.initdb, [...initFlags, `--pgdata=${draft}`, `--pwfile=${passwordFile}`], {
      ...user,
      env: databaseEnvironment(),
      cwd: process.platform === 'win32' ? dataDir : '/',
    })
    renameSync(draft, folder)
  } catch (error) {
    // Another start was faster and its cluster stands; ours was not needed.
    const isLate = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '') && existsSync(folder)
    if (!isLate)
      throw new DatabaseError(`The database could not be created in ${folder}: ${lastWords(error)}`, { cause: error })
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

const initFlags = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--data-checksums',
  '--no-instructions',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith('postgres.new-')) continue
    const path = join(dataDir, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > abandonedAfterMs) rmSync(path, { recursive: true, force: true })
  }
}

function lastWords(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return stderr.split('\n').at(-1) || (error instanceof Error ? error.message : String(error))
}
