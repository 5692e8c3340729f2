import { isBackupLate } from '@sabimark/domain/backup/backup-due.ts'
import { selectBackupsSoFar } from '../../backup/nightly/backups-so-far.db.ts'
import type { Services } from '../../platform/process/services.ts'

/** When the last good backup was taken, as role platform knows. */
export async function lastBackup({ config, pools }: Pick<Services, 'config' | 'pools'>) {
  const so = await selectBackupsSoFar(pools.platform)
  return {
    last: so.lastAt === null ? null : { madeAt: so.lastAt.toISOString(), byteCount: so.lastByteCount ?? 0 },
    isLate: isBackupLate(so),
    failed: so.failedAt === null ? null : { at: so.failedAt.toISOString(), why: so.failedWhy ?? '' },
    isNightly: config.backupDir !== null,
  }
}
