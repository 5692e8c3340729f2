import { Client } from 'pg'
import { scramVerifier } from './migrate-scram.ts'
import {
  databaseRole,
  firstPasswords,
  quoteName,
  type RoleName,
  type RolePasswords,
  type RoleUrls,
  roleNames,
  urlsWith,
} from './owner.ts'

/** One server at a time works on the roles of a cluster; two databases of it may be started at the same moment. */
const triesWhenRolesAreBusy = 20

/**
 * Makes the missing roles and sets every password, for the cluster may be another one than the database comes from.
 * None of them can bypass row-level security, make roles or databases, or inherit from another.
 */
export async function makeRoles(owner: Client, rolePrefix: string, secret: string): Promise<void> {
  const passwords = await keepPasswords(owner, firstPasswords(secret, rolePrefix))
  for (const role of roleNames) {
    await whenNotBusy(() => makeRole(owner, rolePrefix, role, passwords))
  }
  await admitOwnRoles(owner, rolePrefix)
}

/** Only the owner may read them; none leads to SECRET. */
async function keepPasswords(owner: Client, first: RolePasswords): Promise<RolePasswords> {
  await owner.query(`CREATE TABLE IF NOT EXISTS schema_role_passwords (role text PRIMARY KEY, password text NOT NULL)`)
  await owner.query(
    `INSERT INTO schema_role_passwords (role, password) SELECT key, value FROM jsonb_each_text($1)
     ON CONFLICT (role) DO NOTHING`,
    [JSON.stringify(first)],
  )
  return await readPasswords(owner)
}

async function readPasswords(owner: Client): Promise<RolePasswords> {
  const { rows } = await owner.query<{ role: keyof RoleUrls; password: string }>(
    'SELECT role, password FROM schema_role_passwords',
  )
  const passwordOf = (role: keyof RoleUrls) => rows.find((row) => row.role === role)?.password ?? ''
  return { app: passwordOf('app'), auth: passwordOf('auth'), platform: passwordOf('platform') }
}

/** How each role reaches a migrated database, with the passwords it keeps. */
export async function readRoleUrls(ownerUrl: string): Promise<RoleUrls> {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'sabimark-migrate' })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    return urlsWith(ownerUrl, await readPasswords(owner))
  } finally {
    await owner.end()
  }
}

/** Where the database is the owner's own, no role of another database of the cluster gets in. */
async function admitOwnRoles(owner: Client, rolePrefix: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; isOwn: boolean }>(
    `SELECT datname AS name, pg_has_role(datdba, 'USAGE') AS "isOwn" FROM pg_database WHERE datname = current_database()`,
  )
  const [database] = rows
  if (!database?.isOwn) return
  const name = quoteName(database.name)
  const roles = (['app', 'auth', 'platform', 'keeper'] as const).map((role) =>
    quoteName(databaseRole(rolePrefix, role)),
  )
  await whenNotBusy(() => owner.query(`GRANT CONNECT ON DATABASE ${name} TO ${roles.join(', ')}`))
  await whenNotBusy(() => owner.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${name} FROM PUBLIC`))
}

async function makeRole(owner: Client, rolePrefix: string, role: RoleName, passwords: RolePasswords): Promise<void> {
  const name = databaseRole(rolePrefix, role)
  const existing = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])
  if (existing.rowCount === 0) await owner.query(`CREATE ROLE ${quoteName(name)} NOINHERIT`)
  // A backup that was killed may have left the keeper its login.
  const login =
    role === 'saver' || role === 'keeper'
      ? 'NOLOGIN PASSWORD NULL'
      : `LOGIN PASSWORD '${scramVerifier(passwords[role])}'`
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
 * Lets the owner give functions to `saver`, `platform` and `auth` while `work` runs, and never longer:
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
  return (['saver', 'platform', 'auth'] as const).map((role) => quoteName(databaseRole(rolePrefix, role))).join(', ')
}

export async function whenNotBusy(work: () => Promise<unknown>): Promise<void> {
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
