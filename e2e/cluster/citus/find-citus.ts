import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres15 } from '../../../scripts/machine.js'

/** What every statement here was tried with. */
const major = '13'

export type Found = { bin: string } | { missing: string }

/** The programs of a PostgreSQL 15 that has Citus 13: those of CITUS_BIN, or else of the PostgreSQL 15 of this machine. */
export function findCitus(): Found {
  if (process.platform === 'win32') return { missing: 'Citus runs on Linux and macOS only.' }
  const bin = process.env.CITUS_BIN ?? findPostgres15()
  if (!bin || !existsSync(join(bin, 'initdb')))
    return {
      missing: `There is no PostgreSQL 15 in ${bin ?? 'the usual places'}. Install it, and Citus ${major} for it.`,
    }
  const control = join(ask(bin, '--sharedir'), 'extension', 'citus.control')
  const version = existsSync(control)
    ? /default_version\s*=\s*'([^']+)'/.exec(readFileSync(control, 'utf8'))?.[1]
    : undefined
  if (version === undefined)
    return {
      missing: `The PostgreSQL in ${bin} has no Citus. Install Citus ${major} for PostgreSQL 15 there, or name another folder in CITUS_BIN.`,
    }
  if (version.split(/[.-]/)[0] !== major)
    return { missing: `The PostgreSQL in ${bin} has Citus ${version}; ${major} is needed.` }
  return { bin }
}

const ask = (bin: string, flag: string): string =>
  execFileSync(join(bin, 'pg_config'), [flag], { encoding: 'utf8' }).trim()
