import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { whenNotBusy } from '../platform/database/migrate-roles.ts'
import { scramVerifier } from '../platform/database/migrate-scram.ts'
import { databaseName, databaseRole, quoteName } from '../platform/database/owner.ts'
import { BackupError } from './backup-error.ts'
import { textSettings } from './manifest.ts'

/** Another backup or a start of a server takes the login back, perhaps before we were in. */
const triesToSignIn = 10

/**
 * A connection as role `keeper`, which reads every row and can do nothing else. It has a login only while we sign in: the connection
 * outlives it. Should we be killed in between, the password is over after a minute, and the next start takes the rest.
 */
export async function connectKeeper(
  ownerUrl: string,
  rolePrefix = databaseName(ownerUrl),
  ownerOptions = '',
): Promise<Client> {
  const name = databaseRole(rolePrefix, 'keeper')
  const owner = new Client({
    connectionString: ownerUrl,
    application_name: 'sabimark-backup',
    options: ownerOptions,
  })
  owner.on('error', () => undefined)
  await owner.connect().catch((error: Error) => {
    throw new BackupError(`The database cannot be reached: ${error.message}.`)
  })
  try {
    const { rows } = await owner.query<{ isThere: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1) AS "isThere"',
      [name],
    )
    if (!rows[0]?.isThere) {
      throw new BackupError(
        'This database is empty, or was last used by a version of Sabimark without backups; start this version on it once.',
      )
    }
    for (let tries = 1; ; tries += 1) {
      try {
        return await signIn(owner, ownerUrl, name)
      } catch (error) {
        if (tries === triesToSignIn || !isLockedOut(error)) throw error
        await wait(50 * tries)
      }
    }
  } finally {
    await owner.end()
  }
}

async function signIn(owner: Client, ownerUrl: string, name: string): Promise<Client> {
  const url = new URL(ownerUrl)
  url.username = encodeURIComponent(name)
  url.password = randomBytes(24).toString('hex')
  const role = quoteName(name)
  const { rows } = await owner.query<{ until: string }>(
    `SELECT (clock_timestamp() + interval '1 minute')::timestamptz(0)::text AS until`,
  )
  const until = `VALID UNTIL '${rows[0]?.until}'`
  await whenNotBusy(() => owner.query(`ALTER ROLE ${role} LOGIN PASSWORD '${scramVerifier(url.password)}' ${until}`))
  const keeper = new Client({
    connectionString: url.href,
    application_name: 'sabimark-keeper',
    connectionTimeoutMillis: 20_000,
    keepAlive: true,
    // A big table takes long, and a scan that begins in the middle of one is none we want.
    options: `${textSettings} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c synchronize_seqscans=off`,
  })
  keeper.on('error', () => undefined)
  try {
    await keeper.connect()
    return keeper
  } catch (error) {
    await keeper.end().catch(() => undefined)
    throw error
  } finally {
    await whenNotBusy(() => owner.query(`ALTER ROLE ${role} NOLOGIN PASSWORD NULL`))
  }
}

function isLockedOut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '28P01' || error.code === '28000')
}
