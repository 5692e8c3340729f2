// Groups of schools on other nodes (decision 087), as a backup reads them: each by role keeper at its node, in the moment of the whole.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { BackupError } from './backup-error.ts'
import { connectKeeper } from './keeper.ts'
import { type Sequence, type Table, tableName } from './manifest.ts'

/** `schema`: where role keeper finds the tables of the group under their own names. */
export type HomeToRead = { keeper: Client; schema: string; tables: ReadonlySet<string> }

/** None where all schools are in one database. */
export async function connectHomes(ownerUrl: string, rolePrefix?: string): Promise<HomeToRead[]> {
  const places = await readPlaces(ownerUrl)
  const homes: HomeToRead[] = []
  try {
    // One after the other: groups of one node share the role, whose login is another one each time.
    for (const { group, node } of places) {
      const url = new URL(ownerUrl)
      url.host = node
      const keeper = await connectKeeper(url.href, rolePrefix, '-c citus.enable_ddl_propagation=off')
      homes.push({ keeper, schema: `${group}_keeper`, tables: new Set() })
    }
    return homes
  } catch (error) {
    leaveHomes(homes)
    throw error
  }
}

export function leaveHomes(homes: readonly HomeToRead[]): void {
  for (const { keeper } of homes) keeper.connection.stream.destroy()
}

async function readPlaces(ownerUrl: string): Promise<{ group: string; node: string }[]> {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'sabimark-backup' })
  owner.on('error', () => undefined)
  await owner.connect().catch((error: Error) => {
    throw new BackupError(`The database cannot be reached: ${error.message}.`)
  })
  try {
    const { rowCount } = await owner.query(`SELECT FROM pg_extension WHERE extname = 'citus'`)
    if (rowCount === 0) return []
    const { rows } = await owner.query<{ group: string; node: string }>(
      `SELECT home AS "group", host || ':' || port AS node FROM homes.all_groups() ORDER BY home`,
    )
    return rows
  } finally {
    await owner.end()
  }
}

/** From here on each connection sees its group as it is now; answers the same homes with the tables there are. */
async function snapHomes(homes: readonly HomeToRead[]): Promise<HomeToRead[]> {
  return await Promise.all(
    homes.map(async ({ keeper, schema }) => {
      const { rows } = await keeper.query<{ name: string }>(
        'SELECT relname AS name FROM pg_catalog.pg_class WHERE relnamespace = to_regnamespace($1)',
        [schema],
      )
      const names = rows.map(({ name }) => name)
      if (names.length === 0)
        throw new BackupError('A group of schools was moved at this moment; take the backup again.')
      await keeper.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
      await keeper.query(
        `LOCK TABLE ${names.map((name) => tableName({ schema, name })).join(', ')} IN ACCESS SHARE MODE`,
      )
      await keeper.query('SELECT')
      return { keeper, schema, tables: new Set(names) }
    }),
  )
}

const triesToAgree = 10
const accountsAtOnce = 10_000

/**
 * `snap` takes the moment of the coordinator, right behind those of the groups: an account that was made in between is nobody's yet. One that
 * was deleted in between would be missing; then all moments are taken again.
 */
export async function snapTogether<Snap>(
  keeper: Client,
  found: readonly HomeToRead[],
  snap: () => Promise<Snap>,
): Promise<{ homes: HomeToRead[]; snap: Snap }> {
  for (let tries = 1; ; tries += 1) {
    const homes = await snapHomes(found)
    const taken = await snap()
    if (await haveAllAccounts(keeper, homes)) return { homes, snap: taken }
    if (tries === triesToAgree)
      throw new BackupError('Accounts were deleted again and again while the backup began; take it again.')
    await Promise.all([keeper, ...found.map((home) => home.keeper)].map((client) => client.query('ROLLBACK')))
    await wait(100 * tries)
  }
}

async function haveAllAccounts(coordinator: Client, homes: readonly HomeToRead[]): Promise<boolean> {
  for (const home of homes) if (!(await hasAllAccounts(coordinator, home))) return false
  return true
}

async function hasAllAccounts(coordinator: Client, { keeper, schema }: HomeToRead): Promise<boolean> {
  for (let after = ''; ; ) {
    const { rows } = await keeper.query<{ id: string }>(
      `SELECT DISTINCT account_id AS id FROM ${schema}.users WHERE account_id > $1 ORDER BY 1 LIMIT ${accountsAtOnce}`,
      [after],
    )
    const last = rows.at(-1)?.id
    if (last === undefined) return true
    const { rows: known } = await coordinator.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM auth."user" WHERE id = ANY ($1::text[])',
      [rows.map(({ id }) => id)],
    )
    if (known[0]?.count !== rows.length) return false
    after = last
  }
}

export async function countSchoolsOf({ keeper, schema }: HomeToRead): Promise<number> {
  const { rows } = await keeper.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${schema}.schools`)
  return rows[0]?.count ?? 0
}

/** Which of them has rows of a table. */
export const homesWith = (homes: readonly HomeToRead[], { schema, name }: Table): readonly HomeToRead[] =>
  schema === 'public' ? homes.filter(({ tables }) => tables.has(name)) : []

/** What gives numbers goes on behind every number that was given anywhere. */
export async function behindHomes(homes: readonly HomeToRead[], sequences: readonly Sequence[]): Promise<Sequence[]> {
  const found: Sequence[] = []
  for (const sequence of sequences) {
    let { last, isCalled } = sequence
    for (const { keeper, schema, tables } of homes) {
      if (sequence.schema !== 'public' || !tables.has(sequence.table)) continue
      const { rows } = await keeper.query<{ last: string | null }>(
        `SELECT max("${sequence.column}")::text AS last FROM ${tableName({ schema, name: sequence.table })}`,
      )
      const given = rows[0]?.last ?? null
      if (given !== null && BigInt(given) >= BigInt(last)) [last, isCalled] = [given, true]
    }
    found.push({ ...sequence, last, isCalled })
  }
  return found
}
