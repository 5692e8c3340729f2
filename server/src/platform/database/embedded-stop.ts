import { type ChildProcess, execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DatabaseHangsError } from './embedded-error.ts'
import { clusterFolder, databaseEnvironment, type Installation } from './embedded-files.ts'

const run = promisify(execFile)

/**
 * Ends our own PostgreSQL, ever harder, and returns when it is gone. Fast leaves nothing to do; after the harder ways
 * the next start recovers as after a crash. Throws DatabaseHangsError when not even the system can end it.
 */
export async function stopOwn(at: Installation, child: ChildProcess, ended: Promise<void>): Promise<void> {
  const { fastMs, immediateMs, killedMs } = at.patience
  const ways = [
    { signal: 'SIGINT', forMs: fastMs },
    { signal: 'SIGQUIT', forMs: immediateMs },
    { signal: 'SIGKILL', forMs: killedMs },
  ] as const
  for (const { signal, forMs } of ways) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return await ended
    await tell(at, child, signal)
    if (await isFulfilledWithin(forMs, ended)) return
  }
  throw new DatabaseHangsError(
    `PostgreSQL (process ${child.pid}) does not end, though it was killed: the disk with ${clusterFolder(at.dataDir)} hangs. ` +
      'Check the disk or restart the computer; answers already saved stay saved.',
  )
}

async function tell(at: Installation, child: ChildProcess, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  // Windows knows one signal, which kills; the others are PostgreSQL's own there, and its program sends them.
  if (process.platform !== 'win32' || signal === 'SIGKILL') return void child.kill(signal)
  await control(at, ['kill', signal.slice('SIG'.length), String(child.pid)])
}

/** Ends a PostgreSQL that is not our child, and not for sure one of ours: told, never killed. */
export async function stopOther(at: Installation, modes: readonly ('fast' | 'immediate')[]): Promise<void> {
  const { fastMs, immediateMs } = at.patience
  for (const mode of modes) {
    const seconds = Math.ceil((mode === 'fast' ? fastMs : immediateMs) / 1000)
    const flags = ['stop', '-D', clusterFolder(at.dataDir), '-m', mode, '-w', '-t', String(seconds), '-s']
    if (await control(at, flags)) return
  }
}

function control(at: Installation, flags: string[]): Promise<boolean> {
  const options = { ...at.user, env: databaseEnvironment(), cwd: process.platform === 'win32' ? at.dataDir : '/' }
  return run(at.binaries.pgCtl, flags, options).then(
    () => true,
    () => false,
  )
}

async function isFulfilledWithin(ms: number, what: Promise<void>): Promise<boolean> {
  const timer = Promise.withResolvers<boolean>()
  const timeout = setTimeout(() => timer.resolve(false), ms)
  const isFulfilled = await Promise.race([what.then(() => true), timer.promise])
  clearTimeout(timeout)
  return isFulfilled
}
