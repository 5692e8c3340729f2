import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { Config } from '../config.ts'
import { isSpread } from '../database/citus.ts'
import { type Embedded, startEmbedded } from '../database/embedded.ts'
import { AlreadyRunningError, DatabaseError } from '../database/embedded-error.ts'
import { alreadyRunning } from '../database/embedded-leftover.ts'
import { lockKey, takeLock } from '../database/lock.ts'
import { migrate, ownFolder } from '../database/migrate.ts'
import { schemaVersion } from '../database/migrate-files.ts'
import { readRoleUrls } from '../database/migrate-roles.ts'
import type { RoleUrls } from '../database/owner.ts'
import { tellBeforeChange } from '../database/tell-before-change.ts'
import type { Ending } from './ending.ts'

/** `hasCitus`: its schools are spread over several databases, of which this one knows where they are. */
export type OpenDatabase = { ownerUrl: string; urls: RoleUrls; hasCitus: boolean }

type OpenOptions = { config: Config; ending: Ending; say: (line: string) => void; onLockLost: () => void }

/** Connections of one process (see pools.ts), the lock, migrations, and a few for whoever looks after the database. */
const connectionsPerProcess = 20
const connectionsBeside = 20

/** So that the database itself says what is wrong when it cannot be ended, and not the end of the server. */
export const spareMs = 2_000

/** Brings the database up, ours or the one that is given, holds this DATA_DIR, and migrates. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { config, say } = options
  const { ownerUrl, noteVersion } = await holdDatabase({ ...options, willChange: true })
  // An upgrade of several databases is a command of its own.
  if (config.databaseUrl !== null && (await isSpread(ownerUrl)))
    return { ownerUrl, urls: await readRoleUrls(ownerUrl), hasCitus: true }
  // Of ours the files have been copied by now.
  if (config.databaseUrl !== null) await tellBeforeChange(ownerUrl, say)
  const ran = await migrate(ownerUrl, { secret: config.secrets[0] ?? '' })
  noteVersion()
  if (ran.length > 0) say(`The database was brought up to date (${counted(ran.length, 'step')}).`)
  return { ownerUrl, urls: await readRoleUrls(ownerUrl), hasCitus: false }
}

export type HeldDatabase = {
  ownerUrl: string
  /** Says that ours has the shape it was to be brought to. */
  noteVersion(): void
}

/** The same without a migration. Where one will follow (`willChange`), the files of ours are copied before. */
export async function holdDatabase({
  config,
  ending,
  say,
  onLockLost,
  willChange,
}: OpenOptions & { willChange: boolean }): Promise<HeldDatabase> {
  const version = await schemaVersion(ownFolder)
  const wanted = willChange ? version : undefined
  const embedded = config.databaseUrl === null ? await openEmbedded({ config, ending, say, version: wanted }) : null
  const ownerUrl = config.databaseUrl ?? embedded?.ownerUrl ?? ''
  const lock = await takeLock({ url: ownerUrl, key: lockKey(config.dataDir), version, onLost: onLockLost }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new DatabaseError(`${config.databaseUrl ? 'DATABASE_URL' : 'The database'} cannot be used: ${reason}.`)
    },
  )
  if (!lock) throw new AlreadyRunningError(alreadyRunning(config.dataDir))
  ending.add('the lock', () => lock.release())
  // Whatever a killed server left there is not our address.
  rmSync(addressFile(config.dataDir), { force: true })
  return { ownerUrl, noteVersion: () => embedded?.noteVersion() }
}

async function openEmbedded({
  config,
  ending,
  say,
  version,
}: Pick<OpenOptions, 'config' | 'ending' | 'say'> & { version: string | undefined }): Promise<Embedded> {
  const processes = config.workers === 1 ? 1 : config.workers + 1
  const maxConnections = Math.max(60, connectionsPerProcess * processes + connectionsBeside)
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    say,
    maxConnections,
    ...(version === undefined ? {} : { version }),
  })
  ending.add('the database', embedded.stop, { withinMs: embedded.stopsWithinMs + spareMs })
  return embedded
}

/** Where a second start reads the address of the first. */
export function addressFile(dataDir: string): string {
  return join(dataDir, 'address.txt')
}
