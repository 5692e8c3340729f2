import { type BackupsSoFar, type Opening, quietBeforeMs, sittingAtMostMs } from '@sabimark/domain/school/backup-due.ts'
import type { Pool } from 'pg'

export type LastBackups = BackupsSoFar & { lastByteCount: number | null }

/** What role platform may know of the backups of this database; its oldest school, the company, is as old as its first start. */
export async function selectBackupsSoFar(platform: Pool): Promise<LastBackups> {
  const { rows } = await platform.query<LastBackups>(
    `SELECT now() AS now, (SELECT min(created_at) FROM schools) AS "firstStartAt",
       b.made_at AS "lastAt", b.byte_count AS "lastByteCount"
     FROM (SELECT 1) one LEFT JOIN (SELECT made_at, byte_count FROM schema_backups ORDER BY id DESC LIMIT 1) b ON true`,
  )
  const [found] = rows
  if (!found) throw new Error('A row without a table is always there.')
  return found
}

/** One sitting of any school that is open or soon will be, if there is one that a backup waits for: when, and nothing else of it. */
export async function selectOpenings(platform: Pool): Promise<Opening[]> {
  const { rows } = await platform.query<Opening>(
    `SELECT opens_at AS "opensAt", closes_at AS "closesAt" FROM exam_sittings
     WHERE closes_at > now() AND opens_at <= now() + make_interval(secs => $1)
       AND closes_at - opens_at <= make_interval(secs => $2) LIMIT 1`,
    [quietBeforeMs / 1000, sittingAtMostMs / 1000],
  )
  return rows
}
