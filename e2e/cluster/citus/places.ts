// Where the nodes are: ports and a folder nobody else on this machine uses, so that all of it can be found and removed.
import { join } from 'node:path'

export type Node = { name: string; port: number }

/** Knows where every group is, and holds accounts; no rows of a school. */
export const coordinator: Node = { name: 'coordinator', port: 9750 }
export const workers: readonly Node[] = [
  { name: 'worker1', port: 9751 },
  { name: 'worker2', port: 9752 },
]
export const nodes: readonly Node[] = [coordinator, ...workers]

export const DATABASE = 'sabimark'
/** Each is a schema with all tables of a school in it, and is moved as one. */
export const groups = ['g1', 'g2', 'g3', 'g4'] as const

/** Not in TMPDIR: who removes it may have another one than who made it. */
export const FOLDER = '/var/tmp/sabimark-citus'
export const dataOf = ({ name }: Node): string => join(FOLDER, name)
