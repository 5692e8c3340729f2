// Made-up schools with exams that were sat, dealt out over the groups, to prove something with.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT, run } from '../../../scripts/command.ts'
import { connect } from './connect.ts'
import { ownerUrl, superuserUrl } from './nodes.ts'
import { goOnBehind } from './number-ranges.ts'
import { coordinator, FOLDER, groups } from './places.ts'
import { readShards } from './read-shards.ts'

export type Dealt = { schoolId: string; group: string }

const scale = ['--schools', '8', '--attempts', '240', '--events', '4800', '--students', '18', '--questions', '10']

/** Writes them on the coordinator as on one PostgreSQL, by the product's own command, which migrates it as well. */
export async function fillCoordinator(): Promise<void> {
  const code = await run(process.execPath, [join(ROOT, 'seed/run.ts'), '--scale', ...scale], {
    DATABASE_URL: ownerUrl(),
    DATA_DIR: join(FOLDER, 'data'),
    SECRET: randomBytes(32).toString('hex'),
  })
  if (code !== 0) throw new Error('The coordinator was not filled.')
}

/** What a backup holds, on the coordinator as on one PostgreSQL, by the product's own command; `more` is what it is asked with. */
export async function restoreCoordinator(file: string, more: readonly string[]): Promise<void> {
  const code = await run(process.execPath, [join(ROOT, 'server/src/restore.ts'), file, ...more], {
    DATABASE_URL: ownerUrl(),
    DATA_DIR: join(FOLDER, 'data'),
    // One with a passphrase brings its own.
    ...(more.length > 0 ? {} : { SECRET: process.env.SECRET ?? randomBytes(32).toString('hex') }),
  })
  if (code !== 0) throw new Error('The backup was not restored on the coordinator.')
}

/** Which school belongs to which group. */
export async function readDealt(): Promise<Dealt[]> {
  return await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query<Dealt>(
      'SELECT id AS "schoolId", home AS "group" FROM directory.schools WHERE home IS NOT NULL ORDER BY id',
    )
    return rows
  })
}

/** Brings each school to its group: in turns, by their ids. */
export async function fillGroups(bin: string, say: (line: string) => void): Promise<void> {
  await goOnBehind()
  const { rows } = await connect(superuserUrl(coordinator), (client) =>
    client.query<{ schoolId: string }>(
      `SELECT id AS "schoolId" FROM public.schools WHERE subdomain <> 'platform' ORDER BY id`,
    ),
  )
  for (const [number, { schoolId }] of rows.entries()) {
    const group = groups[number % groups.length] ?? groups[0]
    await bringHome(bin, { schoolId, group })
    say(`  ${number + 1} of ${rows.length} schools brought to their group, this one to ${group}`)
  }
}

async function bringHome(bin: string, { schoolId, group }: Dealt): Promise<void> {
  const { port, shards } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
  const filled = await filledOf(
    schoolId,
    shards.map(({ table }) => table),
  )
  for (const { table, shard } of shards.filter((one) => filled.has(one.table))) {
    const columns = await columnsOf(table)
    const column = columnOf(table)
    const rows = `SELECT ${columns} FROM public.${table} WHERE ${column} = '${schoolId}'`
    await copy(
      bin,
      [superuserUrl(coordinator), `COPY (${rows}) TO STDOUT`],
      [
        superuserUrl({ name: '', port }),
        // Tables come in any order: what refers to what was right where it comes from.
        `SET session_replication_role = replica; SET citus.enable_manual_changes_to_shards = on; COPY ${group}.${shard} (${columns}) FROM STDIN`,
      ],
    )
  }
  await leaveCoordinator(
    { schoolId, group },
    shards.map(({ table }) => table),
  )
}

/** By which a school's rows are told. */
const columnOf = (table: string) => (table === 'schools' ? 'id' : 'school_id')

/** Those of the tables that have rows of the school. */
async function filledOf(schoolId: string, tables: readonly string[]): Promise<Set<string>> {
  const asked = tables.map(
    (table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM public.${table} WHERE ${columnOf(table)} = $1)`,
  )
  const { rows } = await connect(superuserUrl(coordinator), (client) =>
    client.query<{ name: string }>(asked.join(' UNION ALL '), [schoolId]),
  )
  return new Set(rows.map(({ name }) => name))
}

/** From here on the school is in its group alone, and the directory says so. */
async function leaveCoordinator({ schoolId, group }: Dealt, tables: readonly string[]): Promise<void> {
  await connect(superuserUrl(coordinator), async (client) => {
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query('UPDATE directory.schools SET home = $2 WHERE id = $1', [schoolId, group])
    for (const table of tables)
      await client.query(`DELETE FROM public.${table} WHERE ${columnOf(table)} = $1`, [schoolId])
    await client.query('COMMIT')
  })
}

/** Without those a row makes of its own others. */
async function columnsOf(table: string): Promise<string> {
  return await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(attname) AS name FROM pg_attribute
       WHERE attrelid = format('public.%I', $1::text)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
      [table],
    )
    return rows.map(({ name }) => name).join(', ')
  })
}

async function copy(bin: string, [from, read]: [string, string], [to, write]: [string, string]): Promise<void> {
  const psql = (url: string, sql: string, stdio: ['ignore' | 'pipe', 'pipe' | 'ignore', 'inherit']) =>
    spawn(join(bin, 'psql'), ['-X', '-q', '-v', 'ON_ERROR_STOP=1', url, '-c', sql], { stdio })
  const source = psql(from, read, ['ignore', 'pipe', 'inherit'])
  const target = psql(to, write, ['pipe', 'ignore', 'inherit'])
  if (source.stdout && target.stdin) source.stdout.pipe(target.stdin)
  const [[sourceCode], [targetCode]] = await Promise.all([once(source, 'exit'), once(target, 'exit')])
  if (sourceCode !== 0 || targetCode !== 0) throw new Error(`What was to be copied was not: ${read}`)
}
