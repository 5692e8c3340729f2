import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { layCompanyLog } from './company-log.ts'
import { connect } from './connect.ts'
import { keepDirectory } from './directory.ts'
import { readEntries } from './dump.ts'
import { farFunctions, farTables } from './far-tables.ts'
import { functionsOf, tablesOf } from './group-structure.ts'
import { layHomeFinding } from './home-finding.ts'
import { holdHome, homeOf, viewsOf } from './home-views.ts'
import { layDirectory } from './lay-directory.ts'
import { knowPasswords, ownerUrl, readRolePasswords, superuserUrl } from './nodes.ts'
import { intoPart } from './number-ranges.ts'
import { coordinator, DATABASE, groups, nodes, workers } from './places.ts'
import { readShards, roleName, roles } from './read-shards.ts'

/** Of the database and of who comes in, and of no school. */
const notOfSchools = ['schema_*', 'allowance_uses']

/** The product's database on each node, and its owner. */
export async function makeDatabases(): Promise<void> {
  for (const node of nodes)
    await connect(superuserUrl(node, 'postgres'), async (client) => {
      const { password } = new URL(ownerUrl())
      await client.query(`CREATE ROLE sabimark_owner LOGIN CREATEROLE PASSWORD '${password}'`)
      await client.query('CREATE DATABASE sabimark OWNER sabimark_owner')
    })
}

/** Each node with Citus in its database, and the coordinator knowing the workers. */
export async function joinNodes(): Promise<void> {
  for (const node of nodes) await connect(superuserUrl(node), (client) => client.query('CREATE EXTENSION citus'))
  await connect(superuserUrl(coordinator), async (client) => {
    await client.query("SELECT citus_set_coordinator_host('127.0.0.1', $1)", [coordinator.port])
    for (const { port } of workers) await client.query("SELECT citus_add_node('127.0.0.1', $1)", [port])
    // The product's own migrations make its database on the coordinator alone.
    await client.query('ALTER ROLE sabimark_owner IN DATABASE sabimark SET citus.enable_ddl_propagation = off')
    // Rows of schools are on the workers alone.
    await client.query("SELECT citus_set_node_property('127.0.0.1', $1, 'shouldhaveshards', false)", [coordinator.port])
  })
}

/** From the product's database on the coordinator: its roles on every node, and each group with its home. */
export async function layGroups(bin: string): Promise<void> {
  await copyRoles()
  await layFarTables()
  await layCompanyLog()
  await layDirectory()
  const dump = dumpOf(bin)
  for (const group of groups) await layGroup(dump, group)
  await layHomeFinding()
}

async function copyRoles(): Promise<void> {
  type Role = { name: string; login: boolean; password: string | null }
  const found = await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query<Role>(
      `SELECT rolname AS name, rolcanlogin AS login, rolpassword AS password FROM pg_authid WHERE rolname LIKE 'sabimark\\_%' AND rolname <> 'sabimark_owner'`,
    )
    return rows
  })
  for (const node of workers)
    await connect(superuserUrl(node), async (client) => {
      await client.query('SET citus.enable_ddl_propagation = off')
      for (const { name, login, password } of found)
        await client.query(
          // Citus brings some of them itself.
          `DO $$ BEGIN CREATE ROLE ${name}; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
           ALTER ROLE ${name} NOINHERIT ${login && password ? `LOGIN PASSWORD '${password}'` : 'NOLOGIN'}`,
        )
    })
  knowPasswords(await readRolePasswords())
}

/** On each worker what its transactions need of the coordinator. */
async function layFarTables(): Promise<void> {
  const passwords = { ...(await readRolePasswords()), postgres: new URL(superuserUrl(coordinator)).password }
  for (const node of workers)
    await connect(superuserUrl(node), async (client) => {
      const far = farTables({ coordinatorPort: coordinator.port, database: DATABASE, passwords, roleName })
      await client.query(`SET citus.enable_ddl_propagation = off; ${far}`)
    })
}

export function dumpOf(bin: string): string {
  const leave = notOfSchools.flatMap((table) => ['-T', `public.${table}`])
  return execFileSync(join(bin, 'pg_dump'), ['--schema-only', '-n', 'public', ...leave, superuserUrl(coordinator)], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
}

async function layGroup(dump: string, group: string): Promise<void> {
  const entries = readEntries(dump)
  await connect(superuserUrl(coordinator), async (client) => {
    await client.query('SET citus.enable_schema_based_sharding = on')
    await client.query(`CREATE SCHEMA ${group} AUTHORIZATION sabimark_owner`)
    await client.query(`GRANT USAGE ON SCHEMA ${group} TO ${roles.map(roleName).join(', ')}`)
    await client.query('BEGIN')
    for (const statement of tablesOf(entries, group)) await client.query(statement)
    await client.query('COMMIT')
  })
  await layHome(dump, group)
}

/** On the node that holds the group; what was there of it goes first. */
export async function layHome(dump: string, group: string): Promise<void> {
  const { port, shardId, shards } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
  const names = roles.map(roleName)
  const searchPathOf = (owner: string) =>
    `'${homeOf(group, owner.replace('sabimark_', ''))}', '${homeOf(group, 'app')}', 'public', 'pg_temp'`
  const text = [
    ...roles.map((role) => `DROP SCHEMA IF EXISTS ${homeOf(group, role)} CASCADE;`),
    ...roles.map((role) => viewsOf(shards, group, { role, name: roleName(role) })),
    holdHome(group, { shardId, names }),
    intoPart(shards, group),
    functionsOf(readEntries(dump), homeOf(group, 'app'), searchPathOf),
    farFunctions(homeOf(group, 'app'), roleName),
    keepDirectory(group, (table) => `${group}.${shards.find((one) => one.table === table)?.shard}`),
  ].join('\n')
  await connect(superuserUrl({ name: '', port }), async (client) => {
    await client.query(
      'SET citus.enable_ddl_propagation = off; SET citus.override_table_visibility = off; SET citus.enable_manual_changes_to_shards = on; SET citus.enable_unsafe_triggers = on; SET check_function_bodies = off',
    )
    await client.query(text)
  })
}
