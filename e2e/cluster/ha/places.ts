// Where everything of the trial cluster is: names nobody else on this machine uses, so that all of it can be found and removed.
import { join } from 'node:path'

export type Machine = { name: string; address: string }

/** As in the files of deploy and in docs/standby.md. */
export const databases: Machine[] = [
  { name: 'db1', address: '10.0.0.21' },
  { name: 'db2', address: '10.0.0.22' },
  { name: 'db3', address: '10.0.0.23' },
]
/** Where the product runs, with HAProxy beside it. */
export const server: Machine = { name: 'server', address: '10.0.0.11' }
/** What they are all plugged into; no machine. */
export const switchName = 'switch'

export const namespaceOf = (name: string): string => `sabimark-ha-${name}`
export const allNames = [...databases.map(({ name }) => name), server.name, switchName]

/** Not in TMPDIR: who removes it may have another one than who made it. */
export const FOLDER = '/var/tmp/sabimark-ha'
export const folderOf = (name: string): string => join(FOLDER, name)
export const patroniFile = (name: string): string => join(folderOf(name), 'patroni.yml')
