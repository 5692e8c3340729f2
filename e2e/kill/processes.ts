// The processes of one product, found from the one that was started here. Nothing else is ever killed.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Victim } from './plan.ts'

type Process = { pid: number; parent: number; command: string }

const run = promisify(execFile)

/** Never holds up the candidates, who live in this process: a kill while they stand still would hit nothing. */
async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, stat = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined || stat.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
  })
}

/** What is to be killed for this victim just now; empty while it is not there. */
export async function findVictim(victim: Victim, server: number | undefined, dataDir: string): Promise<number[]> {
  const all = await listProcesses()
  const ourServer = all.filter(({ pid }) => pid === server)
  const postmaster = all.filter(({ pid, command }) => pid === postmasterPid(dataDir) && command.includes(dataDir))
  const children = all.filter(({ parent }) => postmaster.some(({ pid }) => pid === parent))
  const database = [...postmaster, ...children].map(({ pid }) => pid)
  switch (victim) {
    case 'server':
      return ourServer.map(({ pid }) => pid)
    case 'database':
      return database
    case 'both':
      return ourServer.length > 0 && database.length > 0 ? [...ourServer.map(({ pid }) => pid), ...database] : []
    case 'backend':
      return children
        .filter(({ command }) => / sabimark_app .*127\.0\.0\.1/.test(command))
        .slice(0, 1)
        .map(({ pid }) => pid)
    case 'worker':
      return workersOf(server, all).slice(0, 1)
  }
}

export async function findWorkers(server: number | undefined): Promise<number[]> {
  return workersOf(server, await listProcesses())
}

function workersOf(server: number | undefined, all: readonly Process[]): number[] {
  return all
    .filter(({ parent, command }) => parent === server && command.includes('start-worker.ts'))
    .map(({ pid }) => pid)
}

/** A PostgreSQL that somebody else has started: what runs for this folder, with all its children. */
export async function findDatabase(dataFolder: string): Promise<number[]> {
  const all = await listProcesses()
  const [line = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  const postmaster = all.filter(({ pid, command }) => pid === Number(line) && command.includes(dataFolder))
  const children = all.filter(({ parent }) => postmaster.some(({ pid }) => pid === parent))
  return [...postmaster, ...children].map(({ pid }) => pid)
}

/** Those of the processes that still run; one that only waits to be cleared away does not. */
export async function stillRunning(pids: readonly number[]): Promise<number[]> {
  const running = new Set((await listProcesses()).map(({ pid }) => pid))
  return pids.filter((pid) => running.has(pid))
}

/** Every process that names this data folder or was started from one that does. */
export async function processesOn(dataDir: string): Promise<string[]> {
  return (await listProcesses())
    .filter(({ command }) => command.includes(dataDir))
    .map(({ pid, command }) => `${pid} ${command}`)
}

export function killAtOnce(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // Gone a moment before us, as a child of one that was just killed.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

function postmasterPid(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}
