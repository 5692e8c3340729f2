import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BackupOptions } from '../write-backup.ts'

export type ToWriter =
  | { kind: 'write'; options: Pick<BackupOptions, 'ownerUrl' | 'file' | 'passphrase' | 'secret'> }
  | { kind: 'stop' }
export type FromWriter =
  | { kind: 'waiting' }
  | { kind: 'done'; tables: number; rows: number; bytes: number }
  | { kind: 'failed'; reason: string }

export type Writing = {
  pid: number | undefined
  /** Throws with a sentence where it was not written whole, also where the process was killed. */
  done: Promise<Extract<FromWriter, { kind: 'done' }>>
  /** Gives it up; resolves when the process is gone. */
  stop(): Promise<void>
}

const entry = fileURLToPath(new URL('backup-writer.ts', import.meta.url))

/** It is told what it needs, and inherits none of the settings that open something. */
const environment = { DATABASE_URL: undefined, SECRET: undefined, ADMIN_PASSWORD: undefined, SMTP_URL: undefined }

/** Rows pass through it; none stay. Small room for what is young keeps it from growing by rows that are written already. */
const memory = ['--max-old-space-size=256', '--max-semi-space-size=1']

/** How long one that was told to stop may take for it. */
const killedAfterMs = 5_000

/** Writes a backup in a process of its own, so that nothing that happens to it happens to the server. */
export function writeApart(options: Extract<ToWriter, { kind: 'write' }>['options']): Writing {
  const child = fork(entry, {
    env: { ...process.env, ...environment },
    execArgv: memory,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = once(child, 'exit').catch(() => undefined)
  return {
    pid: child.pid,
    done: hear(child, options),
    stop: async () => {
      const hangs = setTimeout(() => child.kill('SIGKILL'), killedAfterMs)
      tell(child, { kind: 'stop' })
      await gone
      clearTimeout(hangs)
    },
  }
}

function hear(child: ChildProcess, options: Extract<ToWriter, { kind: 'write' }>['options']): Writing['done'] {
  return new Promise((resolve, reject) => {
    let end = (): void => undefined
    child.on('message', (message: FromWriter) => {
      if (message.kind === 'waiting') tell(child, { kind: 'write', options })
      if (message.kind === 'done') end = () => resolve(message)
      if (message.kind === 'failed') end = () => reject(new Error(message.reason))
    })
    child.once('error', reject)
    // Only when it is gone, so that two never write at the same moment.
    child.once('exit', (code, signal) => {
      end()
      reject(new Error(`The process that wrote it ended with ${signal ?? code}.`))
    })
  })
}

function tell(child: ChildProcess, message: ToWriter): void {
  // It may be gone in this moment; that is heard as its end.
  if (child.connected) child.send(message, () => undefined)
}
