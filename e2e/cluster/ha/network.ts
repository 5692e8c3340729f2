// One network namespace a machine, and one that holds the switch: the machine's own network is not touched.
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { allNames, databases, type Machine, namespaceOf, server, switchName } from './places.ts'

const run = promisify(execFile)
const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8' })
const portOf = ({ name }: Machine) => `to-${name}`

/** The namespaces of ours that are there. */
export function listNamespaces(): string[] {
  const there = ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
  return allNames.map(namespaceOf).filter((name) => there.includes(name))
}

export function layNetwork(): void {
  const hub = namespaceOf(switchName)
  ip('netns', 'add', hub)
  ip('-n', hub, 'link', 'add', 'hub', 'type', 'bridge')
  ip('-n', hub, 'link', 'set', 'hub', 'up')
  for (const machine of [...databases, server]) {
    const own = namespaceOf(machine.name)
    const port = portOf(machine)
    ip('netns', 'add', own)
    ip('link', 'add', 'name', 'eth0', 'netns', own, 'type', 'veth', 'peer', 'name', port, 'netns', hub)
    ip('-n', hub, 'link', 'set', port, 'master', 'hub', 'up')
    ip('-n', own, 'address', 'add', `${machine.address}/24`, 'dev', 'eth0')
    ip('-n', own, 'link', 'set', 'lo', 'up')
    ip('-n', own, 'link', 'set', 'eth0', 'up')
  }
}

/** Pulls the cable of a machine out, or puts it in again. */
export async function setCable(machine: Machine, to: 'up' | 'down'): Promise<void> {
  await run('ip', ['-n', namespaceOf(machine.name), 'link', 'set', 'eth0', to])
}

/** Every process in a namespace; all of them are ours. */
export async function processesIn(namespace: string): Promise<number[]> {
  const { stdout } = await run('ip', ['netns', 'pids', namespace])
  return stdout.split('\n').filter(Boolean).map(Number)
}

export function removeNamespace(namespace: string): void {
  ip('netns', 'delete', namespace)
}

/** How a program is started on a machine. */
export function onMachine({ name }: Machine, program: string, ...args: string[]): [program: string, args: string[]] {
  return ['ip', ['netns', 'exec', namespaceOf(name), program, ...args]]
}
