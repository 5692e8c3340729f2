import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../platform/database/embedded-error.ts'
import { BackupError } from './backup-error.ts'

/** What signs sessions and opens second factors, where the data folder keeps it; an operator who sets SECRET keeps it himself. */
export function readKeptSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

export type KeptSecret = {
  /** The backup's, where the data folder is to have it. */
  secret: string | undefined
  write(): Promise<void>
}

/** Refuses a data folder with a secret of its own: what the database holds was made with the backup's. */
export function lookAtSecret(dataDir: string, secret: string | undefined): KeptSecret {
  const file = join(dataDir, 'secret')
  const kept = readKeptSecret(dataDir)
  if (secret !== undefined && kept !== undefined && kept !== secret) {
    throw new BackupError(
      `${file} holds another secret than the backup. If nothing in ${dataDir} is needed any more, move it away and restore again. Nothing was changed.`,
    )
  }
  return {
    secret,
    write: async () => {
      if (secret === undefined || kept !== undefined) return
      const draft = `${file}.restored`
      writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true })
      try {
        // Never over another: a server may have been started meanwhile.
        linkSync(draft, file)
      } finally {
        unlinkSync(draft)
      }
    },
  }
}
