import { counted } from '@sabimark/domain/words/plural.ts'
import { Client } from 'pg'
import { inLagos } from '../in-lagos.ts'
import { ownFolder } from './migrate.ts'
import { readMigrations } from './migrate-files.ts'

type Last = { madeAt: Date; file: string; machine: string }

/**
 * Says, before a database is changed of which nobody keeps a copy, that it will be, and which backup leads back. Nothing of a new
 * database, and nothing where there is nothing to change.
 */
export async function tellBeforeChange(ownerUrl: string, say: (line: string) => void): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'sabimark-migrate' })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    const ran = await selectVersions(owner)
    const missing = (await readMigrations(ownFolder)).filter(({ version }) => !ran.includes(version))
    if (ran.length === 0 || missing.length === 0) return
    const steps = counted(missing.length, 'step')
    say(`This version changes the database at DATABASE_URL (${steps}); the version before cannot use it afterwards.`)
    const last = await selectLastBackup(owner)
    say(
      last
        ? `The way back is a backup. The last one is of ${inLagos(last.madeAt)}: ${last.file} on ${last.machine}.`
        : 'The way back is a backup, and none of this database is known (README.md: A newer version).',
    )
  } finally {
    await owner.end()
  }
}

async function selectVersions(owner: Client): Promise<number[]> {
  if (!(await isThere(owner, 'schema_migrations'))) return []
  const { rows } = await owner.query<{ version: number }>('SELECT version FROM schema_migrations')
  return rows.map(({ version }) => version)
}

async function selectLastBackup(owner: Client): Promise<Last | undefined> {
  if (!(await isThere(owner, 'schema_backups'))) return undefined
  const { rows } = await owner.query<Last>(
    'SELECT made_at AS "madeAt", file, machine FROM schema_backups ORDER BY id DESC LIMIT 1',
  )
  return rows[0]
}

async function isThere(owner: Client, table: string): Promise<boolean> {
  const { rows } = await owner.query<{ is: boolean }>(`SELECT to_regclass('public.' || $1) IS NOT NULL AS is`, [table])
  return rows[0]?.is === true
}
