// Laying out a database and making its tables takes seconds, and thirty servers want the same: one does it, the others copy.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../scripts/free-port.ts'

/** Where the set-up of the run (prepare.ts) says which folder to copy. Unset in a program of its own, such as a kill run. */
export const preparedVariable = 'PREPARED_DATA_DIR'

/** Lays the prepared data out at `dataDir`, with a port of its own for its database. Without any the server makes its own. */
export async function copyPreparedData(dataDir: string): Promise<void> {
  const prepared = process.env[preparedVariable]
  if (!prepared) return
  // Not Node's own copy: the database belongs to another user than ours when the tests run as root.
  execFileSync('cp', ['-a', prepared, dataDir])
  const file = join(dataDir, 'database.json')
  const access = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...access, port: await findFreePort() }))
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) throw new Error('The prepared database is in use.')
}
