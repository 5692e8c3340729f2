import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { isSpread } from '../database/citus.ts'
import { ownerUrl, readOrMakeAccess } from '../database/embedded-access.ts'
import { AlreadyRunningError, DatabaseError } from '../database/embedded-error.ts'
import { clusterFolder } from '../database/embedded-files.ts'
import { readRoleUrls } from '../database/migrate-roles.ts'
import type { Ending } from './ending.ts'
import { holdDatabase, type OpenDatabase, openDatabase } from './open-database.ts'

/** For commands beside the server: our own database when no server runs, the running server's otherwise. */
export async function reachDatabase(config: Config, ending: Ending): Promise<OpenDatabase> {
  const say = (line: string) => process.stderr.write(`${line}\n`)
  try {
    return await openDatabase({ config, ending, say, onLockLost: () => undefined })
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error
    const url = config.databaseUrl ?? ownerUrl(await readOrMakeAccess(config.dataDir))
    const hasCitus = config.databaseUrl !== null && (await isSpread(url))
    return { ownerUrl: url, urls: await readRoleUrls(url), hasCitus }
  }
}

/** The owner's address of the database as it is, whichever version used it last: nothing in it is changed to reach it. */
export async function reachUnchanged(config: Config, ending: Ending): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl
  if (!existsSync(clusterFolder(config.dataDir))) {
    throw new DatabaseError(`There is no database in ${config.dataDir}; set DATA_DIR to the folder that holds it.`)
  }
  const say = (line: string) => process.stderr.write(`${line}\n`)
  try {
    return (await holdDatabase({ config, ending, say, onLockLost: () => undefined, willChange: false })).ownerUrl
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error
    return ownerUrl(await readOrMakeAccess(config.dataDir))
  }
}
