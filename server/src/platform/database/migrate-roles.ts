import type { Client } from 'pg'
import { scramVerifier } from './migrate-scram.ts'
import { databaseRole, quoteName, type RoleName, roleNames, rolePassword } from './owner.ts'

/** One server at a time works on the roles of a cluster; two databases of it may be started at the same moment. */
const triesWhenRolesAreBusy = 20

/**
 * Makes the missing roles and sets every password, so that a changed SECRET keeps working.
 * None of them can bypass row-level security, make roles or databases, or inherit from another.
 */
export async function makeRoles(owner: Client, rolePrefix: string, secret: string): Promise<void> {
  for (const role of roleNames) {
    await whenNotBusy(() => makeRole(owner, rolePrefix, role, secret))
  }
}

async function makeRole(owner: Client, rolePrefix: string, role: RoleName, secret: string): Promise<void> {
  const name = databaseRole(rolePrefix, role)
  const existing = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])
  if (existing.rowCount === 0) await owner.query(`CREATE ROLE ${quoteName(name)} NOINHERIT`)
  const login = role === 'saver' ? 'NOLOGIN' : `LOGIN PASSWORD '${scramVerifier(rolePassword(secret, name))}'`
  await owner.query(`ALTER ROLE ${quoteName(name)} ${login}`)
}

/** A role that a superuser made by hand could read every school; nothing in the tables would stop it. */
export async function findMightyRole(owner: Client, rolePrefix: string): Promise<string | undefined> {
  const names = roleNames.map((role) => databaseRole(rolePrefix, role))
  const { rows } = await owner.query<{ rolname: string }>(
    'SELECT rolname FROM pg_roles WHERE rolname = ANY($1) AND (rolsuper OR rolbypassrls OR rolreplication OR rolcreaterole)',
    [names],
  )
  return rows[0]?.rolname
}

/**
 * Lets the owner give functions to `saver` and `platform` while `work` runs, and never longer:
 * as a member the owner would come under their policies.
 */
export async function asMemberOfFunctionOwners(
  owner: Client,
  rolePrefix: string,
  work: () => Promise<void>,
): Promise<void> {
  const owners = functionOwners(rolePrefix)
  const { rows } = await owner.query<{ me: string; version: number }>(
    "SELECT current_user AS me, current_setting('server_version_num')::int AS version",
  )
  const me = quoteName(rows[0]?.me ?? '')
  // From 16 on CREATEROLE brings the right to grant a role but neither to become it nor to own through it.
  const how = (rows[0]?.version ?? 0) >= 160_000 ? ' WITH SET TRUE, INHERIT TRUE' : ''
  await whenNotBusy(() => owner.query(`GRANT ${owners} TO ${me}${how}`))
  await owner.query(`GRANT CREATE ON SCHEMA public TO ${owners}`)
  try {
    await work()
  } finally {
    await endMembership(owner, rolePrefix)
  }
}

/** Takes back what `asMemberOfFunctionOwners` lent; at every start, too, because the last one may have been killed. */
export async function endMembership(owner: Client, rolePrefix: string): Promise<void> {
  const owners = functionOwners(rolePrefix)
  await owner.query(`REVOKE CREATE ON SCHEMA public FROM ${owners}`)
  await whenNotBusy(() => owner.query(`REVOKE ${owners} FROM CURRENT_USER`))
}

function functionOwners(rolePrefix: string): string {
  return [databaseRole(rolePrefix, 'saver'), databaseRole(rolePrefix, 'platform')].map(quoteName).join(', ')
}

async function whenNotBusy(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work()
      return
    } catch (error) {
      const isBusy =
        error instanceof Error &&
        (/tuple concurrently (updated|deleted)/.test(error.message) || ('code' in error && error.code === '23505'))
      if (!isBusy || tries === triesWhenRolesAreBusy) throw error
      await new Promise((resolve) => setTimeout(resolve, 25 * tries))
    }
  }
}
