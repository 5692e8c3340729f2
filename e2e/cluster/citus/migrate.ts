// A newer version of the product on a cluster: first the coordinator, by the product's own command, then each group.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../../../scripts/command.ts'
import { layCompanyLog } from './company-log.ts'
import { connect } from './connect.ts'
import { layDirectory } from './lay-directory.ts'
import { dumpOf, layHome } from './lay-groups.ts'
import { setForce } from './move.ts'
import { ownerUrl, superuserUrl } from './nodes.ts'
import { coordinator, FOLDER, groups } from './places.ts'
import { roleName, roles } from './read-shards.ts'
import { ofSchools } from './statements.ts'

/** Nothing was changed, and why. */
export class NotMigrated extends Error {
  override name = 'NotMigrated'
}

const folder = join(ROOT, 'server/migrations')

/** Which migrations each group has, so that one that failed in its middle is gone on with. */
const noteRan = `CREATE TABLE IF NOT EXISTS homes.ran (home text NOT NULL, version integer NOT NULL, PRIMARY KEY (home, version));`

/** Every group as the coordinator is: when it was made from it, or has gone the same way. */
export async function noteLaid(): Promise<void> {
  await connect(superuserUrl(coordinator), (client) =>
    client.query(`SET citus.enable_ddl_propagation = off; ${noteRan}
      INSERT INTO homes.ran SELECT g, version FROM unnest(ARRAY['${groups.join("', '")}']) g, schema_migrations ON CONFLICT DO NOTHING`),
  )
}

export type Migrated = { coordinator: string[]; groups: number }

export async function migrateAll(bin: string): Promise<Migrated> {
  await refuseBesideServer()
  await refuseWithoutLocks()
  const ran = await migrateCoordinator()
  let count = 0
  for (const group of groups) {
    const missing = await missingOf(group)
    for (const version of missing) await migrateGroup(group, version)
    count += missing.length
  }
  // What is made from what the coordinator has now is made again, also where a run before this one broke off.
  await layCompanyLog()
  await layDirectory()
  const dump = dumpOf(bin)
  for (const group of groups) await layHome(dump, group)
  return { coordinator: ran, groups: count }
}

/** What runs now was written for the database as it is. */
async function refuseBesideServer(): Promise<void> {
  const { rowCount } = await connect(superuserUrl(coordinator), (client) =>
    client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'sabimark-lock%'`,
    ),
  )
  if (rowCount) throw new NotMigrated('A server works with the cluster. Stop every server first. Nothing was changed.')
}

/** What a cluster is laid with is no part of a migration. */
async function refuseWithoutLocks(): Promise<void> {
  const { rows } = await connect(superuserUrl(coordinator), (client) =>
    client.query<{ isThere: boolean }>(`SELECT to_regclass('locks.over_schools') IS NOT NULL AS "isThere"`),
  )
  if (!rows[0]?.isThere)
    throw new NotMigrated(
      'This cluster was laid without locks over all schools, which this version asks for; lay a new one. Nothing was changed.',
    )
}

async function migrateCoordinator(): Promise<string[]> {
  const child = spawn(process.execPath, [join(ROOT, 'server/src/migrate-coordinator.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: ownerUrl(),
      DATA_DIR: join(FOLDER, 'data'),
      SECRET: 'unused-'.repeat(6),
    },
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += String(text)
  })
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new NotMigrated('The coordinator was not brought up to date; nothing was changed at the groups.')
  return said.split('\n').filter(Boolean)
}

async function missingOf(group: string): Promise<number[]> {
  const { rows } = await connect(superuserUrl(coordinator), (client) =>
    client.query<{ version: number }>(
      `SELECT version FROM schema_migrations m
       WHERE NOT EXISTS (SELECT FROM homes.ran r WHERE r.home = $1 AND r.version = m.version) ORDER BY version`,
      [group],
    ),
  )
  return rows.map(({ version }) => version)
}

/** The statements about tables, in the group's schema; Citus sends them to its node. All of a file, or none. */
async function migrateGroup(group: string, version: number): Promise<void> {
  const [file = ''] = globSync(`${String(version).padStart(3, '0')}-*.sql`, { cwd: folder })
  const text = roles.reduce<string>(
    (sql, role) => sql.replaceAll(`:${role}`, roleName(role)),
    readFileSync(join(folder, file), 'utf8').replaceAll(':owner', 'sabimark_owner'),
  )
  await connect(superuserUrl(coordinator), async (client) => {
    await client.query(`SET citus.enable_schema_based_sharding = on; SET citus.enable_ddl_propagation = on`)
    await client.query('BEGIN')
    try {
      await client.query(`SET LOCAL search_path = ${group}, public`)
      for (const statement of ofSchools(text)) await client.query(statement.replaceAll(/\bpublic\./g, `${group}.`))
      await client.query('INSERT INTO homes.ran VALUES ($1, $2)', [group, version])
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      const reason = error instanceof Error ? error.message : String(error)
      throw new NotMigrated(`${basename(file)} failed at ${group} and changed nothing there: ${reason}`)
    }
    await setForce(client, group, true)
  })
}
