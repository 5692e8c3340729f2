/**
 * Brings a database to the shape this version of the product expects.
 *
 * Files: server/migrations/NNN-title.sql, forward only, each in one transaction, once; and then
 * server/migrations/functions/*.sql, each again whenever its text is not the one that ran last. In them
 *   :app :auth :saver :platform :keeper   stand for the product's roles (their real names begin with the database's name)
 *   :owner                                stands for the role the migration runs as
 * While the files run, the owner is a member of `saver` and `platform`, and both may create in schema public, so
 * that `ALTER FUNCTION … OWNER TO :saver` and a later CREATE OR REPLACE work; afterwards neither holds.
 * Whatever tables they make, `keeper` may read them (migrate-keeper.ts).
 */
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { worksByAnother } from './lock.ts'
import {
  type Migration,
  readFunctions,
  readMigrations,
  type SqlFile,
  versionOf,
  withRoleNames,
} from './migrate-files.ts'
import { letKeeperRead } from './migrate-keeper.ts'
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
  /** Only these, to meet the rows of an older version, and no functions, which may speak of what comes later. */
  only?: readonly number[]
}

/** The files of this version of the product. */
export const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
/** Any number will do, as long as it is always the same; the lock is the database's own. */
const migrationLock = 72_184_001

/** Runs what has not run yet; answers with the names of those files. Safe to call from two servers at the same time. */
export async function migrate(ownerUrl: string, options: MigrateOptions): Promise<string[]> {
  const { secret, rolePrefix = databaseName(ownerUrl), folder = ownFolder, only } = options
  const [migrations, functions] = await Promise.all([readMigrations(folder), readFunctions(folder)])
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
    const missing = (await findMissing(owner, migrations)).filter(({ version }) => only?.includes(version) ?? true)
    const changed = await findChanged(owner, only ? [] : functions)
    if (missing.length + changed.length > 0) {
      await refuseBesideAnother(owner, versionOf([...migrations, ...functions]), [...missing, ...changed])
      await asMemberOfFunctionOwners(owner, rolePrefix, async () => {
        for (const migration of missing) await run(owner, migration, { rolePrefix, note: noteMigration(migration) })
        for (const file of changed) await run(owner, file, { rolePrefix, note: noteFunction(file) })
      })
    }
    await letKeeperRead(owner, rolePrefix)
    return [...missing, ...changed].map(({ name }) => name)
  } finally {
    await owner.end()
  }
}

/** The files that `migrate` would run. */
export async function findUnran(owner: Client): Promise<string[]> {
  const [migrations, functions] = await Promise.all([readMigrations(ownFolder), readFunctions(ownFolder)])
  const files = [...(await findMissing(owner, migrations)), ...(await findChanged(owner, functions))]
  return files.map(({ name }) => name)
}

/** What runs now was written for the database as it is: changed under it, it would fail candidates in the middle of an exam. */
async function refuseBesideAnother(owner: Client, version: string, files: readonly SqlFile[]): Promise<void> {
  if (!(await worksByAnother(owner, version))) return
  const [first, ...others] = files.map(({ name }) => name)
  const what = others.length === 0 ? first : `${first} and ${others.length} more`
  throw new MigrationError(
    `This version has to change the database (${what}), and a server of another version works with it. ` +
      'Nothing was changed. Stop every server on this database, take a backup, then start this version.',
  )
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
    throw new MigrationError(`DATABASE_URL points to PostgreSQL ${server.version}, but 15 or newer is needed.`)
  }
  if (server.encoding !== 'UTF8') {
    throw new MigrationError(
      `DATABASE_URL points to a database with the encoding ${server.encoding}, but UTF8 is needed, or names would be damaged.`,
    )
  }
  if (server.unsafe !== null) {
    throw new MigrationError(
      `DATABASE_URL points to a PostgreSQL with ${server.unsafe} = off, so saved answers would not survive a power cut; set it to on.`,
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
  const known = new Map(migrations.map((file) => [file.version, file]))
  for (const applied of rows) {
    const file = known.get(applied.version)
    if (!file) {
      throw new MigrationError(
        `The database was used by a newer version of Sabimark, which ran ${applied.name}; start that version.`,
      )
    }
    if (file.checksum !== applied.checksum) {
      throw new MigrationError(
        `Migration ${applied.name} was changed after this database ran it; restore the old file.`,
      )
    }
    known.delete(applied.version)
  }
  return [...known.values()]
}

/** Functions whose text is not the one this database ran last, be that an older or a newer one. */
async function findChanged(owner: Client, functions: SqlFile[]): Promise<SqlFile[]> {
  await owner.query(`CREATE TABLE IF NOT EXISTS schema_functions (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`)
  const { rows } = await owner.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_functions')
  const ran = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return functions.filter(({ name, checksum }) => ran.get(name) !== checksum)
}

type Note = { text: string; values: unknown[] }

const noteMigration = ({ version, name, checksum }: Migration): Note => ({
  text: 'INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)',
  values: [version, name, checksum],
})

const noteFunction = ({ name, checksum }: SqlFile): Note => ({
  text: `INSERT INTO schema_functions (name, checksum) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
  values: [name, checksum],
})

/** Runs a file and notes that it ran, both or neither. */
async function run(owner: Client, file: SqlFile, { rolePrefix, note }: { rolePrefix: string; note: Note }) {
  const { rows } = await owner.query<{ me: string }>('SELECT current_user AS me')
  await owner.query('BEGIN')
  try {
    await owner.query(withRoleNames(file.text, rolePrefix, rows[0]?.me ?? ''))
    await owner.query(note)
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK')
    throw new MigrationError(`Migration ${file.name} failed and changed nothing: ${reasonOf(error)}`, { cause: error })
  }
}

/** Of rows an older version let in and this one does not, which they are: whoever reads it has to change one of them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const detail = 'code' in error && error.code === '23505' && 'detail' in error ? error.detail : undefined
  if (typeof detail !== 'string') return error.message
  return `something is there twice that may be there only once (${detail.replace(/\.$/, '')}). Change one of the two rows and start again; ${error.message}`
}
