// The processes of one product, found from the one that was started here. Nothing else is ever killed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Victim } from './plan.ts'

type Process = { pid: number; parent: number; command: string }

function listProcesses(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, stat = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined || stat.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
  })
}

/** What is to be killed for this victim just now; empty while it is not there. */
export function findVictim(victim: Victim, server: number | undefined, dataDir: string): number[] {
  const all = listProcesses()
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

export function workersOf(server: number | undefined, all = listProcesses()): number[] {
  return all
    .filter(({ parent, command }) => parent === server && command.includes('start-worker.ts'))
    .map(({ pid }) => pid)
}

/** Those of the processes that still run; one that only waits to be cleared away does not. */
export function stillRunning(pids: readonly number[]): number[] {
  const running = new Set(listProcesses().map(({ pid }) => pid))
  return pids.filter((pid) => running.has(pid))
}

/** Every process that names this data folder or was started from one that does. */
export function processesOn(dataDir: string): string[] {
  return listProcesses()
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
