// What role app can do at a node with rows of a school it is not bound to: nothing, by whichever name it asks.
import type { Client } from 'pg'
import { connect } from './connect.ts'
import type { Dealt } from './fill-groups.ts'
import { homeOf } from './home-views.ts'
import { appUrl, superuserUrl } from './nodes.ts'
import { coordinator, nodes } from './places.ts'
import { readShards } from './read-shards.ts'

export type Closed = { asked: number; tablesWithRows: number; tables: number; problems: string[] }

type Victim = Dealt & {
  port: number
  rows: { table: string; shard: string; column: string; columns: string; row: string | null }[]
}

/** Tries every name of every table of two groups from every node: unbound, bound to a school of the same group, and to one of another. */
export async function proveClosed(dealt: readonly Dealt[]): Promise<Closed> {
  const found: Closed = { asked: 0, tablesWithRows: 0, tables: 0, problems: [] }
  for (const group of ['g1', 'g2']) {
    const [victim, neighbour] = dealt.filter((one) => one.group === group)
    const stranger = dealt.find((one) => one.group !== group)
    if (!victim || !neighbour || !stranger) throw new Error('Too few schools were dealt out.')
    const whole = await readVictim(victim)
    found.tables += whole.rows.length
    found.tablesWithRows += whole.rows.filter(({ row }) => row !== null).length
    for (const node of nodes)
      for (const bound of ['', neighbour.schoolId, stranger.schoolId])
        await connect(
          await appUrl(node),
          (client) => attack(client, { victim: whole, bound, where: node.name, found }),
          '-c citus.enable_manual_changes_to_shards=on',
        )
  }
  return found
}

/** Of each table a row of the school, as its superuser reads it. */
async function readVictim({ schoolId, group }: Dealt): Promise<Victim> {
  const { port, shards } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
  const rows = await connect(superuserUrl({ name: '', port }), async (client) => {
    const all: Victim['rows'] = []
    for (const { table, shard } of shards) {
      const column = table === 'schools' ? 'id' : 'school_id'
      const { rows: found } = await client.query<{ row: string }>(
        `SELECT to_jsonb(t)::text AS row FROM ${group}.${table} t WHERE ${column} = $1 LIMIT 1`,
        [schoolId],
      )
      const { rows: named } = await client.query<{ columns: string }>(
        `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`,
        [`${group}.${table}`],
      )
      all.push({ table, shard, column, columns: named[0]?.columns ?? '', row: found[0]?.row ?? null })
    }
    return all
  })
  return { schoolId, group, port, rows }
}

type Attack = { victim: Victim; bound: string; where: string; found: Closed }

/** Of these the table says which school it is about and of whom, and no more: the queue of what is due (decision 080). */
const open = ['due_work']

async function attack(client: Client, { victim, bound, where, found }: Attack): Promise<void> {
  const { group, schoolId } = victim
  for (const { table, shard, column, columns, row } of victim.rows.filter(({ table: name }) => !open.includes(name)))
    for (const name of [`${group}.${table}`, `${group}.${shard}`, `${homeOf(group, 'app')}.${table}`]) {
      const tries: [what: string, text: string, values: unknown[]][] = [
        ['read', `SELECT 1 FROM ${name} WHERE ${column} = $1`, [schoolId]],
        ['changed', `UPDATE ${name} SET ${column} = ${column} WHERE ${column} = $1`, [schoolId]],
        ['deleted', `DELETE FROM ${name} WHERE ${column} = $1`, [schoolId]],
      ]
      if (row !== null)
        tries.push([
          'wrote',
          `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${group}.${table}, $1::jsonb)`,
          [row],
        ])
      for (const [what, text, values] of tries) {
        found.asked += 1
        const count = await askOnce(client, bound, text, values)
        if (count > 0)
          found.problems.push(
            `On ${where}, ${bound === '' ? 'unbound' : 'bound to another school'}, role app ${what} ${count} rows of ${name}.`,
          )
      }
    }
}

/** How many rows it touched; none where it was refused. */
async function askOnce(client: Client, bound: string, text: string, values: unknown[]): Promise<number> {
  await client.query('BEGIN')
  try {
    if (bound !== '') await client.query("SELECT set_config('app.school_id', $1, true)", [bound])
    return (await client.query(text, values)).rowCount ?? 0
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0
    throw error
  } finally {
    await client.query('ROLLBACK')
  }
}
