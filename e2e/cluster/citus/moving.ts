// A group is moved while its schools and others write: what was acknowledged is there, once.
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { connect } from './connect.ts'
import type { Dealt } from './fill-groups.ts'
import { homeOf } from './home-views.ts'
import { type Moved, moveGroup } from './move.ts'
import { appUrl, superuserUrl } from './nodes.ts'
import { coordinator } from './places.ts'
import { readShards } from './read-shards.ts'

type Writer = { dealt: Dealt; acknowledged: string[]; longestMs: number; moves: number; stop(): Promise<void> }

export type MovedUnderLoad = Moved & { acknowledged: number; longestMs: number; problems: string[] }

const kind = 'cluster_prove'

/** Eight writers a school; the group of the first school is moved among them. */
export async function proveMove(bin: string, dealt: readonly Dealt[]): Promise<MovedUnderLoad> {
  const [first] = dealt
  if (!first) throw new Error('No school was dealt out.')
  const writers = dealt.map((one) => startWriter(one))
  await pause(1_000)
  const moved = await moveGroup(bin, first.group)
  await pause(1_000)
  for (const writer of writers) await writer.stop()
  const problems: string[] = []
  for (const writer of writers) problems.push(...(await whatIsWrong(writer)))
  const moves = writers.filter(({ dealt: { group } }) => group === first.group)
  if (moves.some((writer) => writer.moves === 0))
    problems.push('A writer of the group did not notice that it was moved.')
  return {
    ...moved,
    acknowledged: writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    longestMs: Math.max(...writers.map(({ longestMs }) => longestMs)),
    problems,
  }
}

/** Writes one row after the other, each in a transaction as the server's; what fails is tried again where the group is then. */
function startWriter(dealt: Dealt): Writer {
  let isOver = false
  const writer: Writer = {
    ...{ dealt, acknowledged: [], longestMs: 0, moves: 0 },
    stop: async () => {
      isOver = true
      await running
    },
  }
  const run = async () => {
    let number = 0
    while (!isOver) {
      const client = await connectHome(dealt)
      try {
        while (!isOver) {
          const reference = `${number}`
          const startedAt = performance.now()
          await writeOne(client, dealt, reference)
          writer.acknowledged.push(reference)
          writer.longestMs = Math.max(writer.longestMs, performance.now() - startedAt)
          number += 1
          await pause(5)
        }
      } catch {
        // Away: the same row again, for nobody was told that it is there.
        writer.moves += 1
        await pause(50)
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  }
  const running = run()
  return writer
}

async function connectHome({ group }: Dealt): Promise<Client> {
  const { port } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
  const client = new Client({
    connectionString: await appUrl({ name: '', port }),
    options: `-c search_path=${homeOf(group, 'app')},public -c citus.enable_manual_changes_to_shards=on`,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function writeOne(client: Client, { schoolId }: Dealt, reference: string): Promise<void> {
  await client.query('BEGIN')
  const { rows } = await client.query<{ isHere: boolean }>(
    `SELECT set_config('app.school_id', $1, true), hold_home() AS "isHere"`,
    [schoolId],
  )
  if (!rows[0]?.isHere) throw new Error('The group has moved.')
  await client.query(
    `INSERT INTO due_work (school_id, kind, reference, due_at) VALUES ($1, $2, $3, now() + interval '1 year')
     ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at`,
    [schoolId, kind, reference],
  )
  await client.query('COMMIT')
}

async function whatIsWrong({ dealt, acknowledged }: Writer): Promise<string[]> {
  const { port } = await connect(superuserUrl(coordinator), (client) => readShards(client, dealt.group))
  const { rows } = await connect(superuserUrl({ name: '', port }), (client) =>
    client.query<{ reference: string }>(
      `SELECT reference FROM ${dealt.group}.due_work WHERE school_id = $1 AND kind = $2`,
      [dealt.schoolId, kind],
    ),
  )
  const there = new Set(rows.map(({ reference }) => reference))
  const lost = acknowledged.filter((reference) => !there.has(reference))
  return [
    ...(lost.length > 0 ? [`${lost.length} rows of a school of ${dealt.group} are gone.`] : []),
    ...(there.size < rows.length
      ? [`${rows.length - there.size} rows of a school of ${dealt.group} are there twice.`]
      : []),
  ]
}
