import type { Config } from '../config.ts'
import { ownerUrl, readOrMakeAccess } from '../database/embedded-access.ts'
import { AlreadyRunningError } from '../database/embedded-error.ts'
import { readRoleUrls } from '../database/migrate-roles.ts'
import type { Ending } from './ending.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

/** For commands beside the server: our own database when no server runs, the running server's otherwise. */
export async function reachDatabase(config: Config, ending: Ending): Promise<OpenDatabase> {
  const say = (line: string) => process.stderr.write(`${line}\n`)
  try {
    return await openDatabase({ config, ending, say, onLockLost: () => undefined })
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error
    const url = config.databaseUrl ?? ownerUrl(await readOrMakeAccess(config.dataDir))
    return { ownerUrl: url, urls: await readRoleUrls(url) }
  }
}
