// Where the nodes are: ports and a folder nobody else on this machine uses, so that all of it can be found and removed. CITUS_PORT
// names another first port, for a second cluster beside one that is at work.
import { join } from 'node:path'

export type Node = { name: string; port: number }

const usualPort = 9750
export const firstPort = Number(process.env.CITUS_PORT ?? usualPort)

/** Knows where every group is, and holds accounts; no rows of a school. */
export const coordinator: Node = { name: 'coordinator', port: firstPort }
export const workers: readonly Node[] = [
  { name: 'worker1', port: firstPort + 1 },
  { name: 'worker2', port: firstPort + 2 },
]
export const nodes: readonly Node[] = [coordinator, ...workers]

export const DATABASE = 'sabimark'
/** Each is a schema with all tables of a school in it, and is moved as one. */
export const groups = ['g1', 'g2', 'g3', 'g4'] as const

/** Not in TMPDIR: who removes it may have another one than who made it. */
export const FOLDER = `/var/tmp/sabimark-citus${firstPort === usualPort ? '' : `-${firstPort}`}`
export const dataOf = ({ name }: Node): string => join(FOLDER, name)
