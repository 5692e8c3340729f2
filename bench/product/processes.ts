// What the kernel says of the server's processes (/proc): processor time and memory.
import { readdirSync, readFileSync } from 'node:fs'

type Stat = { pid: number; parent: number; name: string; ownTicks: number; endedTicks: number }

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const microsPerTick = 10_000

/** Processor time of the server and of its database since they began, in microseconds. */
export type ProcessorTime = { node: number; postgres: number }

/** The server's process, its workers, and PostgreSQL's below it; or those of databases that run by themselves, by their first process. */
export function processorTime(serverPid: number, databasePids: readonly number[] = []): ProcessorTime {
  const time = { node: 0, postgres: 0 }
  for (const stat of [serverPid, ...databasePids].flatMap(treeOf)) {
    // What a backend has used that is gone by now stands with the postmaster, its parent.
    if (stat.name === 'postgres') time.postgres += (stat.ownTicks + stat.endedTicks) * microsPerTick
    else time.node += stat.ownTicks * microsPerTick
  }
  return time
}

/** Processor time of each thread of server and database since it began, in microseconds: to the nanosecond, for what takes less than a tick. */
export function runMicros(serverPid: number): Map<string, number> {
  const threads = treeOf(serverPid).flatMap(({ pid }) => threadsOf(pid).map((thread) => `${pid}/task/${thread}`))
  return new Map(
    threads.map((thread) => [thread, Number(readOptional(`/proc/${thread}/schedstat`).split(' ')[0] ?? 0) / 1000]),
  )
}

/** What the threads that are there `after` took since. */
export function microsBetween(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  let micros = 0
  for (const [thread, took] of after) micros += Math.max(0, took - (before.get(thread) ?? 0))
  return micros
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Of one process alone, in microseconds. */
export function processorTimeOf(pid: number): number {
  return (statOf(pid)?.ownTicks ?? 0) * microsPerTick
}

/** Memory in use by the Node processes of the server, in megabytes. */
export function residentMb(serverPid: number): number {
  let kilobytes = 0
  for (const { pid, name } of treeOf(serverPid)) {
    if (name === 'postgres') continue
    kilobytes += Number(/^VmRSS:\s+(\d+) kB/m.exec(readOptional(`/proc/${pid}/status`))?.[1] ?? 0)
  }
  return kilobytes / 1024
}

/** The most memory one process has had since it began, in megabytes; 0 for one that is gone. */
export function mostResidentMb(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readOptional(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

/** Whose child a process is. */
export const parentOf = (pid: number): number | undefined => statOf(pid)?.parent

function treeOf(rootPid: number): Stat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
  const byParent = Map.groupBy(
    all.filter((stat) => stat !== undefined),
    ({ parent }) => parent,
  )
  const root = statOf(rootPid)
  if (!root) throw new Error('The server is gone.')
  const tree = [root]
  for (const stat of tree) tree.push(...(byParent.get(stat.pid) ?? []))
  return tree
}

function statOf(pid: number): Stat | undefined {
  const text = readOptional(`/proc/${pid}/stat`)
  // pid (name) state parent …; the name may hold spaces and brackets.
  const parts = /^\d+ \((.*)\) (.*)$/s.exec(text)
  const fields = parts?.[2]?.split(' ') ?? []
  if (!parts || fields.length < 20) return undefined
  const at = (place: number) => Number(fields[place - 3])
  return {
    pid,
    parent: at(4),
    name: parts[1] ?? '',
    ownTicks: at(14) + at(15),
    endedTicks: at(16) + at(17),
  }
}

function readOptional(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
