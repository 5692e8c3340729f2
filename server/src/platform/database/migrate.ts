/**
 * Brings a database to the shape this version of the product expects.
 *
 * Files: server/migrations/NNN-title.sql, forward only, each in one transaction. In them
 *   :app :auth :saver :platform   stand for the product's roles (their real names begin with the database's name)
 *   :owner                        stands for the role the migration runs as
 * While the files run, the owner is a member of `saver` and `platform`, and both may create in schema public, so
 * that `ALTER FUNCTION … OWNER TO :saver` and a later CREATE OR REPLACE work; afterwards neither holds.
 */
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { type Migration, readMigrations, withRoleNames } from './migrate-files.ts'
import { asMemberOfFunctionOwners, endMembership, findMightyRole, makeRoles } from './migrate-roles.ts'
import { databaseName } from './owner.ts'

export { roleUrls } from './owner.ts'

/** The database cannot be used as it is. The message is a sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export type MigrateOptions = {
  secret: string
  /** What role names begin with; the database's name unless several databases share their roles. */
  rolePrefix?: string
  folder?: string
}

const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
/** Any number will do, as long as it is always the same; the lock is the database's own. */
const migrationLock = 72_184_001

/** Runs what has not run yet; answers with the names of those files. Safe to call from two servers at the same time. */
export async function migrate(ownerUrl: string, options: MigrateOptions): Promise<string[]> {
  const { secret, rolePrefix = databaseName(ownerUrl), folder = ownFolder } = options
  const migrations = await readMigrations(folder)
  const owner = new Client({ connectionString: ownerUrl, application_name: 'sabimark-migrate' })
  // Without a listener a connection lost between two statements would end the process; the next statement says it, too.
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    await checkServer(owner)
    await owner.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await makeRoles(owner, rolePrefix, secret)
    const mighty = await findMightyRole(owner, rolePrefix)
    if (mighty)
      throw new MigrationError(
        `The database role ${mighty} has special rights, by which it could see every school; take them away.`,
      )
    await endMembership(owner, rolePrefix)
    const missing = await findMissing(owner, migrations)
    if (missing.length > 0) {
      await asMemberOfFunctionOwners(owner, rolePrefix, async () => {
        for (const migration of missing) await run(owner, migration, rolePrefix)
      })
    }
    return missing.map((migration) => migration.name)
  } finally {
    await owner.end()
  }
}

async function checkServer(owner: Client): Promise<void> {
  type Found = { number: number; version: string; encoding: string; unsafe: string | null; may: boolean }
  const { rows } = await owner.query<Found>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version,
            current_setting('server_encoding') AS encoding,
            (SELECT string_agg(name, ' and ' ORDER BY name) FROM pg_settings
             WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off') AS unsafe, rolcreaterole OR rolsuper AS may
       FROM pg_roles WHERE rolname = current_user`,
  )
  const server = rows[0]
  if (!server) throw new MigrationError('The database did not say who the owner is.')
  if (server.number < 150_000) {
    throw new MigrationError(`DATABASE_URL leads to PostgreSQL ${server.version}, but 15 or newer is needed.`)
  }
  if (server.encoding !== 'UTF8') {
    throw new MigrationError(
      `DATABASE_URL leads to a database with the encoding ${server.encoding}, but UTF8 is needed, or names would be damaged.`,
    )
  }
  if (server.unsafe !== null) {
    throw new MigrationError(
      `DATABASE_URL leads to a PostgreSQL with ${server.unsafe} = off, so saved answers would not survive a power cut; set it to on.`,
    )
  }
  if (!server.may) throw new MigrationError('The role in DATABASE_URL needs the right CREATEROLE.')
}

async function findMissing(owner: Client, migrations: Migration[]): Promise<Migration[]> {
  await owner.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    version integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`)
  const { rows } = await owner.query<{ version: number; name: string; checksum: string }>(
    'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
  )
  for (const applied of rows) {
    const file = migrations[applied.version - 1]
    if (!file) {
      throw new MigrationError(
        `The database was used by a newer version of Sabimark, which ran ${applied.name}; start that version.`,
      )
    }
    if (file.checksum !== applied.checksum) {
      throw new MigrationError(
        `Migration ${applied.name} was changed after this database ran it; bring the old file back.`,
      )
    }
  }
  return migrations.slice(rows.length)
}

async function run(owner: Client, migration: Migration, rolePrefix: string): Promise<void> {
  const { rows } = await owner.query<{ me: string }>('SELECT current_user AS me')
  await owner.query('BEGIN')
  try {
    await owner.query(withRoleNames(migration.text, rolePrefix, rows[0]?.me ?? ''))
    await owner.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ])
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`Migration ${migration.name} failed and changed nothing: ${reason}`, { cause: error })
  }
}
