// What runs on the machines of the trial, started and killed.
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilTrue } from '../../kill/patience.ts'
import { killAtOnce } from '../../kill/processes.ts'
import { onMachine, processesIn } from './network.ts'
import { folderOf, type Machine, namespaceOf, patroniFile, server } from './places.ts'
import { etcdSettings } from './settings.ts'

const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']

/** Goes on when whoever started it has ended. */
function startOn(machine: Machine, log: string, line: string[], env: Record<string, string> = {}): void {
  const out = openSync(join(folderOf(machine.name), log), 'a')
  const [program = '', ...args] = line
  const child = spawn(...onMachine(machine, program, ...args), {
    cwd: folderOf(machine.name),
    detached: true,
    stdio: ['ignore', out, out],
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
  })
  // Whether it came up is looked for; why not is in its log.
  child.on('error', () => undefined)
  child.unref()
  closeSync(out)
}

/** etcd and Patroni, which starts PostgreSQL: as when the machine is switched on. */
export function switchOn(machine: Machine): void {
  startOn(machine, 'etcd.log', [...asPostgres, 'etcd'], etcdSettings(machine))
  startOn(machine, 'patroni.log', [...asPostgres, 'patroni', patroniFile(machine.name)])
}

export function startProxy(): void {
  startOn(server, 'haproxy.log', ['haproxy', '-db', '-f', join(folderOf(server.name), 'haproxy.cfg')])
}

/** Everything on a machine, or its PostgreSQL alone, all at one moment. */
export async function killOn(machine: Machine, what: 'everything' | 'PostgreSQL'): Promise<void> {
  const all = await processesIn(namespaceOf(machine.name))
  killAtOnce(what === 'everything' ? all : all.filter((pid) => programOf(pid) === 'postgres'))
}

/** All that is left in a namespace; answers when it is gone. */
export async function clear(namespace: string): Promise<void> {
  await untilTrue(`nothing runs in ${namespace}`, 30_000, async () => {
    const left = await processesIn(namespace)
    killAtOnce(left)
    return left.length === 0
  })
}

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
