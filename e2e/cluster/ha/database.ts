// The passwords of this trial, and the database as its superuser and its owner reach it: by HAProxy, at one address.
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ask, lookInto } from '../../kill/database.ts'
import { FOLDER } from './places.ts'
import type { Passwords } from './settings.ts'

type All = Passwords & { owner: string }

const file = join(FOLDER, 'passwords.json')
const roles = ['app', 'auth', 'saver', 'platform', 'keeper']

export function makePasswords(): All {
  const one = () => randomBytes(16).toString('hex')
  const all = { patroni: one(), postgres: one(), replicator: one(), rewind: one(), owner: one() }
  writeFileSync(file, JSON.stringify(all), { mode: 0o600 })
  return all
}

const readPasswords = (): All => JSON.parse(readFileSync(file, 'utf8'))

/** What DATABASE_URL is. */
export function ownerUrl(name: string): string {
  return `postgresql://sabimark_owner:${readPasswords().owner}@127.0.0.1:5432/${name}`
}

/** Past all policies, on whichever machine is the primary, or on the one with this address. */
export function superuserUrl(name: string, address = '127.0.0.1'): string {
  return `postgresql://postgres:${readPasswords().postgres}@${address}:5432/${name}`
}

/** On whichever machine is the primary. */
export function inDatabase<T>(name: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  return lookInto(() => superuserUrl(name), work)
}

/** Empty, with an owner as a hosted database has; one of the same name goes first, with its roles. */
export async function makeDatabase(name: string): Promise<void> {
  await dropDatabase(name)
  await inDatabase('postgres', async (ask) => {
    const found = await ask("SELECT 1 FROM pg_roles WHERE rolname = 'sabimark_owner'")
    if (found.length === 0) await ask(`CREATE ROLE sabimark_owner LOGIN CREATEROLE PASSWORD '${readPasswords().owner}'`)
    await ask(`CREATE DATABASE ${name} OWNER sabimark_owner ENCODING UTF8 TEMPLATE template0`)
  })
}

export async function dropDatabase(name: string): Promise<void> {
  await inDatabase('postgres', async (ask) => {
    await ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    for (const role of roles) await ask(`DROP ROLE IF EXISTS ${name}_${role}`)
  })
}
