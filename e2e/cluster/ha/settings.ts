// The files of deploy, as an operator copies them to a machine: its name and address, passwords, and folders of this trial.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/command.ts'
import { databases, folderOf, type Machine } from './places.ts'

export type Passwords = Record<'patroni' | 'postgres' | 'replicator' | 'rewind', string>

const shipped = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8')

/** Puts another machine in place of the first; only the lists name all three. */
function forMachine(text: string, machine: Machine): string {
  const [first] = databases
  if (!first) return text
  return text
    .split('\n')
    .map((line) =>
      databases.every(({ address }) => line.includes(address))
        ? line
        : line.replaceAll(first.name, machine.name).replaceAll(first.address, machine.address),
    )
    .join('\n')
}

export function patroniSettings(machine: Machine, passwords: Passwords): string {
  let text = forMachine(shipped('patroni.yml'), machine)
  for (const [name, password] of Object.entries(passwords))
    text = text.replaceAll(`PASSWORD-OF-${name.toUpperCase()}`, password)
  return text
    .replace('/var/lib/postgresql/15/sabimark.pgpass', join(folderOf(machine.name), 'pgpass'))
    .replace('/var/lib/postgresql/15/sabimark', dataFolder(machine))
    .replace('/var/run/postgresql', folderOf(machine.name))
}

/** Variables of the service. */
export function etcdSettings(machine: Machine): Record<string, string> {
  const text = forMachine(shipped('etcd.conf'), machine).replace(
    '/var/lib/etcd/sabimark',
    join(folderOf(machine.name), 'etcd'),
  )
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

export function proxySettings(): string {
  return shipped('haproxy.cfg')
}

export const dataFolder = ({ name }: Machine): string => join(folderOf(name), 'postgres')
