import type { Client } from 'pg'
import { type Right, rights, type Shard } from './home-views.ts'

/** Of the product, and each has a home; keeper reads for a backup. */
export const roles = ['app', 'saver', 'auth', 'platform', 'keeper'] as const
export const roleName = (role: string): string => `sabimark_${role}`

export type Place = { port: number; shardId: number; shards: Shard[] }

/** Where a group is just now, and its tables there with what each role may do with them in schema public. */
export async function readShards(coordinator: Client, group: string): Promise<Place> {
  const { rows } = await coordinator.query<{ table: string; shard: string; shardId: number; port: number }>(
    `SELECT c.relname AS table, split_part(s.shard_name, '.', 2) AS shard, s.shardid::int AS "shardId", s.nodeport AS port
     FROM citus_shards s JOIN pg_class c ON c.oid = s.table_name WHERE c.relnamespace = $1::regnamespace ORDER BY 1`,
    [group],
  )
  const [first] = rows
  if (!first) throw new Error(`There is no group ${group}.`)
  const shards: Shard[] = []
  for (const { table, shard } of rows)
    shards.push({
      table,
      shard,
      sequences: await readSequences(coordinator, group, table),
      rights: await readRights(coordinator, table),
    })
  return { port: first.port, shardId: first.shardId, shards }
}

async function readSequences(coordinator: Client, group: string, table: string): Promise<Shard['sequences']> {
  const { rows } = await coordinator.query<{ column: string; sequence: string }>(
    `SELECT attname AS column, pg_get_serial_sequence(attrelid::regclass::text, attname) AS sequence FROM pg_attribute
     WHERE attrelid = format('%I.%I', $1::text, $2::text)::regclass AND attidentity <> ''`,
    [group, table],
  )
  return rows
}

async function readRights(coordinator: Client, table: string): Promise<Shard['rights']> {
  const { rows } = await coordinator.query<{ role: string; right: Right; isWhole: boolean; columns: string[] }>(
    `SELECT r.role, x.right, has_table_privilege(r.name, t.oid, x.right) AS "isWhole",
       array(SELECT attname::text FROM pg_attribute WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped
         AND x.right <> 'DELETE' AND has_column_privilege(r.name, t.oid, attnum, CASE x.right WHEN 'DELETE' THEN 'SELECT' ELSE x.right END)) AS columns
     FROM (SELECT unnest($2::text[]) AS role, unnest($3::text[]) AS name) r, unnest($4::text[]) AS x("right"),
       (SELECT format('public.%I', $1::text)::regclass AS oid) t`,
    [table, roles, roles.map(roleName), rights],
  )
  const found: Shard['rights'] = {}
  for (const { role, right, isWhole, columns } of rows) {
    if (!isWhole && columns.length === 0) continue
    found[role] = { ...found[role], [right]: isWhole ? [] : columns }
  }
  return found
}
