// The numbers that rows of a group are given. Citus gives each node 2^48 of its own, but groups on one node would give the same ones, and a
// backup brings the rows of all groups into one table: so each group has a part of every node's numbers for itself.
import { connect } from './connect.ts'
import type { Shard } from './home-views.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator, groups, workers } from './places.ts'
import { readShards } from './read-shards.ts'

/** So many for each group at a node, which has room for 255 of them. The first part of a node stays free. */
const part = 2n ** 40n
const ofNode = 2n ** 48n

const all: readonly string[] = groups
const partOf = (group: string): bigint => BigInt(all.indexOf(group) + 1) * part

/** SQL that brings the numbers a group gives at a node into its part; where they are in it they stay. */
export function intoPart(shards: readonly Shard[], group: string): string {
  const from = partOf(group)
  return shards
    .flatMap(({ sequences }) => sequences)
    .map(
      ({ sequence }) =>
        `SELECT setval(seqrelid, seqmin + ${from}, false) FROM pg_sequence
           WHERE seqrelid = '${sequence}'::regclass AND coalesce(pg_sequence_last_value(seqrelid), 0) < seqmin + ${from};`,
    )
    .join('\n')
}

/**
 * While all rows of a backup are on the coordinator: at each node a group goes on behind what was ever given in its part there, whichever group
 * has the row now, and the coordinator behind its own.
 */
export async function goOnBehind(): Promise<void> {
  await connect(superuserUrl(coordinator), async (client) => {
    const last = async (table: string, column: string, [from, to]: [bigint, bigint]) => {
      const { rows } = await client.query<{ last: string | null }>(
        `SELECT max(${column})::text AS last FROM public.${table} WHERE ${column} >= $1 AND ${column} < $2`,
        [from, to],
      )
      return rows[0]?.last
    }
    for (const group of groups)
      for (const { table, sequences } of (await readShards(client, group)).shards)
        for (const { column, sequence } of sequences)
          for (const node of workers)
            await connect(superuserUrl(node), async (at) => {
              const found = await at.query<{ from: string }>(
                `SELECT (seqmin + ${partOf(group)})::text AS "from" FROM pg_sequence WHERE seqrelid = $1::regclass`,
                [sequence],
              )
              const from = BigInt(found.rows[0]?.from ?? 0)
              const given = await last(table, column, [from, from + part])
              if (given) await at.query('SELECT setval($1::regclass, $2)', [sequence, given])
            })
    const { rows: own } = await client.query<{ table: string; column: string; sequence: string }>(
      `SELECT c.relname AS table, a.attname AS column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) AS sequence
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attidentity <> '' WHERE c.relnamespace = 'public'::regnamespace`,
    )
    for (const { table, column, sequence } of own)
      await client.query(
        `SELECT setval($1::regclass, $2::bigint) FROM pg_sequences WHERE format('%I.%I', schemaname, sequencename)::regclass = $1::regclass
           AND last_value >= ${ofNode}`,
        [sequence, (await last(table, column, [0n, ofNode])) ?? '1'],
      )
  })
}
