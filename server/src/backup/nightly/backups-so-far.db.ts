import { type BackupsSoFar, type Opening, quietBeforeMs, sittingAtMostMs } from '@sabimark/domain/backup/backup-due.ts'
import type { Pool } from 'pg'
import { type Across, rowsOfEach } from '../../platform/database/across-schools.ts'

export type LastBackups = BackupsSoFar & {
  lastByteCount: number | null
  /** The last nightly one that failed, where none was written whole since. */
  failedAt: Date | null
  failedWhy: string | null
}

/** What role platform may know of the backups of this database. */
export async function selectBackupsSoFar(platform: Pool): Promise<LastBackups> {
  const { rows } = await platform.query<LastBackups>(
    `SELECT now() AS now, d.started_at AS "startedAt", d.backup_failed_at AS "failedAt", d.backup_failed_why AS "failedWhy",
       b.made_at AS "lastAt", b.byte_count AS "lastByteCount"
     FROM schema_database d LEFT JOIN (SELECT made_at, byte_count FROM schema_backups ORDER BY id DESC LIMIT 1) b ON true`,
  )
  const [found] = rows
  if (!found) throw new Error('Table schema_database has no row.')
  return found
}

/** One sitting of any school that is open or soon will be, if there is one that a backup waits for: when, and nothing else of it. */
export async function selectOpenings(pools: Across): Promise<Opening[]> {
  const each = await rowsOfEach<Opening>(
    pools,
    `SELECT opens_at AS "opensAt", closes_at AS "closesAt" FROM exam_sittings
     WHERE closes_at > now() AND opens_at <= now() + make_interval(secs => $1)
       AND closes_at - opens_at <= make_interval(secs => $2) LIMIT 1`,
    [quietBeforeMs / 1000, sittingAtMostMs / 1000],
  )
  return each.flat()
}
