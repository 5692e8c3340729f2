import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../src/start.ts', import.meta.url))

/** A server as an operator starts it: another process, seen only through what it prints, answers and leaves behind. */
export type Running = {
  child: ChildProcess
  /** Everything printed so far, both streams. */
  printed(): string
  /** Waits until it says that it runs; answers with its address. Throws with what it printed when it ends instead. */
  ready(): Promise<string>
  /** Waits until it is gone: the exit code, or the signal. */
  gone(): Promise<number | string>
  stop(): Promise<number | string>
}

type StartOptions = { dataDir: string; env?: Record<string, string>; args?: string[]; through?: string[] }

/** Starts `node server/src/start.ts` on a free port. `through` is a command to run it by. */
export function startServer({ dataDir, env = {}, args = [], through = [] }: StartOptions): Running {
  const line = [...through, process.execPath, entry, ...args]
  const child = spawn(line[0] ?? '', line.slice(1), {
    // Only what is said here: the settings of whoever runs the tests are not the server's.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...{ PORT: '0', DATA_DIR: dataDir, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout?.on('data', (text) => {
    printed += String(text)
  })
  child.stderr?.on('data', (text) => {
    printed += String(text)
  })
  const gone = once(child, 'close').then(([code, signal]): number | string => code ?? signal)
  const ready = async () => {
    for (;;) {
      const address = /On this computer:\s+(\S+)/.exec(printed)?.[1]
      if (address && printed.includes('Ctrl-C stops it')) return address
      const result = await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 50))])
      if (result !== undefined) throw new Error(`The server ended with ${result}:\n${printed}`)
    }
  }
  return {
    child,
    printed: () => printed,
    ready,
    gone: () => gone,
    stop: () => {
      child.kill('SIGTERM')
      return gone
    },
  }
}

/**
 * The process id of PostgreSQL. Throws when there is none, also while the file is still being written:
 * an empty file reads as 0, and a signal to 0 ends the whole process group, the tests included.
 */
export function postmasterPid(dataDir: string): number {
  const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 0) throw new Error('postmaster.pid holds no process id yet.')
  return pid
}

export async function isReady(address: string): Promise<boolean> {
  const response = await fetch(`${address}/health/ready`).catch(() => undefined)
  return response?.status === 200
}
