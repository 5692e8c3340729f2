import { Client } from 'pg'
import { findUnran, MigrationError } from './migrate.ts'

/** What the statements at homes were tried with. */
const major = '13'

/**
 * Whether the database is the coordinator of several (decision 087). Its groups hold rows that an upgrade has to change together with it, so
 * a server refuses what another version of the product has left, and changes nothing.
 */
export async function isSpread(ownerUrl: string): Promise<boolean> {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'sabimark-migrate' })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    const { rows } = await owner.query<{ version: string }>(
      `SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'`,
    )
    const version = rows[0]?.version
    if (version === undefined) return false
    if (version.split(/[.-]/)[0] !== major)
      throw new MigrationError(`DATABASE_URL points to a database with Citus ${version}; Citus ${major} is needed.`)
    const unran = await findUnran(owner)
    if (unran.length > 0)
      throw new MigrationError(
        `The database is spread over several by Citus and is not of this version (${unran[0]}). Stop every server, then run: npm run cluster -- citus migrate`,
      )
    return true
  } finally {
    await owner.end()
  }
}
