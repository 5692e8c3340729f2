import type { Client } from 'pg'
import { connect } from './connect.ts'
import { homeOf, type Shard } from './home-views.ts'
import { dumpOf, layHome } from './lay-groups.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator, groups, type Node, workers } from './places.ts'
import { readShards, roles } from './read-shards.ts'

/** The group stays where it is, and why; nothing was changed. */
export class NotMoved extends Error {
  override name = 'NotMoved'
}

/** Before an exam nobody takes its rows anywhere. */
const minutesBefore = 30

export type Moved = { from: Node; to: Node; seconds: number }

/** Brings a group to the other worker while its schools go on; they wait at its end, for the last rows and for their home there. */
export async function moveGroup(bin: string, group: string): Promise<Moved> {
  const { from, to, shards } = await refuseMove(group)
  // Read before it, for its schools wait from the end of the move until they have a home again.
  const dump = dumpOf(bin)
  const startedAt = performance.now()
  await connect(superuserUrl(coordinator), async (client) => {
    try {
      // Rows are copied by a role of Citus' own, which forced row security stops; the product's roles own no table.
      await setForce(client, group, false)
      await client.query("SELECT citus_schema_move($1::regnamespace, '127.0.0.1', $2, 'force_logical')", [
        group,
        to.port,
      ])
    } finally {
      await setForce(client, group, true)
    }
  })
  await layHome(dump, group)
  await connect(superuserUrl(from), async (client) => {
    await client.query('SET citus.enable_ddl_propagation = off')
    for (const role of roles) await client.query(`DROP SCHEMA IF EXISTS ${homeOf(group, role)} CASCADE`)
  })
  if (shards.length === 0) throw new Error('A group without tables was moved.')
  return { from, to, seconds: (performance.now() - startedAt) / 1_000 }
}

/** Throws NotMoved where the group cannot be moved now; else where it is and where it would go. */
export async function refuseMove(group: string): Promise<{ from: Node; to: Node; shards: readonly Shard[] }> {
  if (!groups.some((known) => known === group))
    throw new NotMoved(
      `${group === '' ? 'Say which group' : `There is no group ${group}; there are`}: ${groups.join(', ')}. Nothing was moved.`,
    )
  const { port, shards } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
  const from = workers.find((node) => node.port === port)
  const to = workers.find((node) => node.port !== port)
  if (!from || !to) throw new NotMoved('There is no other worker.')
  await refuseBesideExam(from, group)
  return { from, to, shards }
}

async function refuseBesideExam(node: Node, group: string): Promise<void> {
  const opensAt = await findOpenExam(node, group)
  if (opensAt)
    throw new NotMoved(
      `A school of ${group} has an exam that is open or opens within ${minutesBefore} minutes (${inLagos(opensAt)}). Nothing was moved.`,
    )
}

/** A moment as the schools' clocks show it. */
export const inLagos = (at: Date): string =>
  `${at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' })} in Lagos`

/** When the exam opened or opens that keeps a group where it is. */
export async function findOpenExam(node: Node, group: string): Promise<Date | undefined> {
  return await connect(superuserUrl(node), async (client) => {
    const { rows } = await client.query<{ opensAt: Date }>(
      `SELECT s.opens_at AS "opensAt" FROM ${group}.exam_sittings s JOIN ${group}.exams e ON e.school_id = s.school_id AND e.id = s.exam_id
       WHERE e.status IN ('scheduled', 'active') AND s.closes_at > now() AND s.opens_at < now() + make_interval(mins => $1) LIMIT 1`,
      [minutesBefore],
    )
    return rows[0]?.opensAt
  })
}

/** Whether the owner of the tables comes under their policies, too; as everywhere else, but for the minutes of a move. */
export async function setForce(client: Client, group: string, isForced: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND c.relrowsecurity AND c.relforcerowsecurity <> $2`,
    [group, isForced],
  )
  for (const { name } of rows)
    await client.query(`ALTER TABLE ${name} ${isForced ? '' : 'NO '}FORCE ROW LEVEL SECURITY`)
}
