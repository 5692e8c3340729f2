import type { Client } from 'pg'
import { BackupError } from './backup-error.ts'
import { type RanMigration, readMigrationsRun } from './manifest.ts'
import { printable } from './printable.ts'

/**
 * Refuses, before anything is changed, a database that holds what a restore would do away with. One that was started and has no school yet
 * is as good as empty: its company and first administrator give way to those of the backup.
 */
export async function lookAtTarget(owner: Client, wanted: readonly RanMigration[]): Promise<void> {
  const { rows } = await owner.query<{ isOurs: boolean; other: string | null; isServed: boolean }>(
    `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS "isOurs",
       (SELECT min(c.oid::regclass::text) FROM pg_class c WHERE c.relkind IN ('r', 'p', 'v', 'm')
          AND c.relnamespace = 'public'::regnamespace AND NOT starts_with(c.relname, 'schema_')
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')) AS other,
       EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
          AND application_name IN ('sabimark-app', 'sabimark-auth', 'sabimark-platform')) AS "isServed"`,
  )
  const { isOurs = false, other = null, isServed = false } = rows[0] ?? {}
  if (isServed)
    throw new BackupError('A server of Sabimark works on this database; stop it first. Nothing was changed.')
  if (!isOurs) {
    if (other === null) return
    throw new BackupError(`This database holds something else already (${other}); make a new one. Nothing was changed.`)
  }
  const migrations = await readMigrationsRun(owner)
  const beyond = migrations.find(({ version }) => !wanted.some((one) => one.version === version))
  refuseSchools(await whoIsThere(owner))
  if (beyond) {
    throw new BackupError(
      `This database was started by another version of Sabimark than the backup's, which ran ${beyond.name}; ` +
        'restore into a new one. Nothing was changed.',
    )
  }
}

/** The names of schools; of the company alone, if more people than its first have an account there. */
export async function selectSchools(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT name FROM public.schools
     WHERE subdomain <> 'platform' OR (SELECT count(*) FROM auth."user") > 1 AND (SELECT count(*) FROM public.schools) = 1
     LIMIT 3`,
  )
  return rows.map(({ name }) => printable(name))
}

export function refuseSchools(names: readonly string[]): void {
  if (names.length === 0) return
  throw new BackupError(
    `This database holds a school already (${names.join(', ')}); a backup is restored into an empty one. Nothing was changed. ` +
      'Choose another DATA_DIR, or with DATABASE_URL a new empty database.',
  )
}

/** Row-level security hides every school from the owner, too: lifted for one look, in a transaction that never ends well. */
async function whoIsThere(owner: Client): Promise<string[]> {
  const { rows } = await owner.query("SELECT 1 FROM pg_class WHERE oid = to_regclass('public.schools')")
  if (rows.length === 0) return []
  await owner.query("BEGIN; SET LOCAL lock_timeout = '20s'; ALTER TABLE public.schools NO FORCE ROW LEVEL SECURITY")
  try {
    return await selectSchools(owner)
  } finally {
    await owner.query('ROLLBACK')
  }
}
