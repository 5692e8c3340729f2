import { Client } from 'pg'
import { migrate, ownFolder } from '../platform/database/migrate.ts'
import { readMigrations } from '../platform/database/migrate-files.ts'
import { BackupError } from './backup-error.ts'
import { type LoadProgress, loadRows } from './load-rows.ts'
import { tableName, textSettings } from './manifest.ts'
import { type Backup, type Content, refuseUnknown } from './read-backup.ts'
import { lookAtTarget } from './target.ts'

export type RestoreOptions = {
  /** Of a database without a school. */
  ownerUrl: string
  /** What the passwords of a new database's roles are made of. */
  secret: string
  rolePrefix?: string
  backup: Backup
  /** What `backup.check` has answered. */
  content: Content
  onProgress?: (progress: LoadProgress) => void
  /** When everything is loaded and compared, and before it is kept. */
  beforeCommit?: () => Promise<void>
  signal?: AbortSignal
}

/** Whether this version can restore what a backup holds; throws a sentence if not. */
export async function refuseUnknownBackup(content: Content): Promise<void> {
  refuseUnknown(content.manifest, await readMigrations(ownFolder))
}

/**
 * Restores a backup that was read through: brings the database to the backup's shape, loads and compares all rows in one transaction, and
 * then goes on to this version's. Throws BackupError with a sentence, which says what became of the rows: all of them, or none.
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ tables: number; rows: number }> {
  const { ownerUrl, secret, rolePrefix, backup, content, signal } = options
  const { migrations, tables } = content.manifest
  const roles = { secret, ...(rolePrefix === undefined ? {} : { rolePrefix }) }
  await refuseUnknownBackup(content)
  await asOwner(ownerUrl, signal, async (owner) => {
    await lookAtTarget(owner, migrations)
  })
  await migrate(ownerUrl, { ...roles, only: migrations.map(({ version }) => version) })
  await asOwner(ownerUrl, signal, async (owner) => {
    await loadRows({ owner, backup, content, onProgress: options.onProgress, beforeCommit: options.beforeCommit })
  })
  await migrate(ownerUrl, roles).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`Every row is restored and was compared, but not brought to this version: ${reason}`)
  })
  await asOwner(ownerUrl, undefined, async (owner) => {
    // What is known of backups was of what this database held before.
    await owner.query('DELETE FROM public.schema_backups')
    await owner.query(
      'UPDATE public.schema_database SET started_at = now(), backup_failed_at = NULL, backup_failed_why = NULL',
    )
    // What PostgreSQL knows of its tables is what the first questions are planned by.
    for (const table of tables) await owner.query(`ANALYZE ${tableName(table)}`).catch(() => undefined)
  })
  return { tables: tables.length, rows: content.rows }
}

async function asOwner<T>(
  url: string,
  signal: AbortSignal | undefined,
  work: (owner: Client) => Promise<T>,
): Promise<T> {
  const owner = new Client({
    connectionString: url,
    application_name: 'sabimark-restore',
    keepAlive: true,
    options: `${textSettings} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
  })
  owner.on('error', () => undefined)
  const giveUp = () => owner.connection.stream.destroy()
  signal?.addEventListener('abort', giveUp)
  try {
    await owner.connect().catch((error: Error) => {
      throw new BackupError(`The database cannot be reached: ${error.message}.`)
    })
    return await work(owner)
  } catch (error) {
    if (signal?.aborted) throw new BackupError('The restore was stopped; nothing was restored.', { cause: error })
    throw error
  } finally {
    signal?.removeEventListener('abort', giveUp)
    giveUp()
  }
}
