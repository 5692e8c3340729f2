import { isBackupLate } from '@sabimark/domain/backup/backup-due.ts'
import type { Pool } from 'pg'
import { selectBackupsSoFar } from './backups-so-far.db.ts'

export const lateBackupWarning =
  'The last good backup is more than 48 hours old, or there is none, although BACKUP_DIR is set. DATA_DIR/server.log says why.'

const knownForMs = 1_000

/** Whether backups are late, as it was a moment ago: who asks whether the server is well never waits for the database because of it. */
export function watchBackups(platform: Pool) {
  let isLate = false
  let knownUntilMs = 0
  const look = async () => {
    isLate = isBackupLate(await selectBackupsSoFar(platform))
  }
  return {
    isLate: () => {
      if (performance.now() >= knownUntilMs) {
        knownUntilMs = performance.now() + knownForMs
        // A database that is away is told of by the answer itself.
        look().catch(() => undefined)
      }
      return isLate
    },
  }
}
