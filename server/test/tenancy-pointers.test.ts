import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPools, type Pools } from '../src/platform/database/pools.ts'
import { inSchool, type Tx } from '../src/platform/database/tenant.ts'
import { newId } from '../src/platform/ids.ts'
import type { Hall } from './builders/attempt.ts'
import { layWholeHall } from './builders/whole-hall.ts'
import { asOne } from './cluster.ts'
import { type TestDatabase, testDatabase } from './database.ts'

// Every foreign key of the catalogue is tried: a row of ours that points at a row of another school.

type Column = { name: string; type: string; isGenerated: boolean }
type Pointer = { name: string; table: string; columns: string[]; target: string; targetColumns: string[] }
type Row = Record<string, unknown>

let database: TestDatabase
let pools: Pools
let ours: Hall
let theirs: Hall
let pointers: Pointer[]
let columnsOf: Map<string, Column[]>
let uniqueOf: Map<string, string[][]>

async function readCatalogue(): Promise<void> {
  await asOne(database.ownerUrl, async (owner) => {
    const named = (numbers: string, table: string) =>
      `ARRAY(SELECT a.attname::text FROM unnest(${numbers}) WITH ORDINALITY n(number, place)
         JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = n.number ORDER BY n.place)`
    const keys = await owner.query<Pointer>(
      `SELECT k.conname AS name, c.relname AS table, t.relname AS target,
         ${named('k.conkey', 'k.conrelid')} AS columns, ${named('k.confkey', 'k.confrelid')} AS "targetColumns"
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
       WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace AND t.relnamespace = 'public'::regnamespace
         AND t.relname <> 'schools' ORDER BY 2, 1`,
    )
    pointers = keys.rows
    const columns = await owner.query<Column & { table: string }>(
      `SELECT c.relname AS table, a.attname AS name, a.atttypid::regtype::text AS type,
         a.attidentity <> '' OR a.attgenerated <> '' AS "isGenerated"
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       ORDER BY 1, a.attnum`,
    )
    columnsOf = Map.groupBy(columns.rows, ({ table }) => table)
    const unique = await owner.query<{ table: string; columns: string[] }>(
      // By its text, which names the columns inside expressions, too.
      `SELECT c.relname AS table, ARRAY(SELECT a.attname::text FROM pg_attribute a
           WHERE a.attrelid = c.oid AND a.attnum > 0 AND pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M')
           ORDER BY a.attnum) AS columns
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`,
    )
    uniqueOf = new Map()
    for (const { table, columns: names } of unique.rows) uniqueOf.set(table, [...(uniqueOf.get(table) ?? []), names])
  })
}

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  ours = await layWholeHall(pools)
  theirs = await layWholeHall(pools)
  await readCatalogue()
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

/** Any row of a table, every value as text. */
async function anyRow(tx: Tx, table: string): Promise<Row> {
  const names = (columnsOf.get(table) ?? []).map(({ name }) => `${name}::text`)
  return await tx.one<Row>(`SELECT ${names.join(', ')} FROM ${table} LIMIT 1`)
}

/** Another value, so that a copy of a row is no duplicate. */
function otherValue(type: string, value: unknown): unknown {
  if (type === 'uuid') return newId()
  if (type === 'integer' || type === 'bigint') return String(Number(value) + 1000)
  if (type.startsWith('timestamp')) return '2030-01-01T00:00:00Z'
  return `${value}${randomBytes(2).toString('hex')}`
}

/** A copy of our row that points at theirs and doubles no other: nothing but the pointer is wrong with it. */
function pointingCopy({ table, columns, targetColumns }: Pointer, row: Row, target: Row): Row {
  const copy = { ...row }
  const changed = new Set<string>()
  for (const [place, column] of columns.entries()) {
    if (column === 'school_id') continue
    copy[column] = target[targetColumns[place] ?? '']
    changed.add(column)
  }
  const pointing = new Set(pointers.filter((one) => one.table === table).flatMap((one) => one.columns))
  for (const unique of uniqueOf.get(table) ?? []) {
    if (unique.some((column) => changed.has(column))) continue
    const own = unique.find((column) => !pointing.has(column))
    const type = columnsOf.get(table)?.find(({ name }) => name === own)?.type
    if (own === undefined || type === undefined) continue
    copy[own] = otherValue(type, row[own])
    changed.add(own)
  }
  return copy
}

type Outcome = { code: string; constraint: string }

async function outcomeOf(text: string, values: unknown[]): Promise<Outcome> {
  try {
    await inSchool(pools.app, ours, async (tx) => {
      await tx.run(text, values)
      throw new Error('stored')
    })
    return { code: 'none', constraint: '' }
  } catch (error) {
    const { code = String(error), constraint = '' } = error as { code?: string; constraint?: string }
    return { code, constraint }
  }
}

test('no row of ours can be stored that points at a row of another school, by any foreign key', async () => {
  expect(pointers.length).toBeGreaterThan(30)
  const [byKey, byRight, wrong]: [string[], string[], unknown[]] = [[], [], []]
  for (const pointer of pointers) {
    const { table, columns, target, name } = pointer
    const row = await inSchool(pools.app, ours, (tx) => anyRow(tx, table))
    const theirRow = await inSchool(pools.app, theirs, (tx) => anyRow(tx, target))
    const copy = pointingCopy(pointer, row, theirRow)
    const written = (columnsOf.get(table) ?? []).filter(({ isGenerated }) => !isGenerated)
    const insertion = `INSERT INTO ${table} (${written.map((one) => one.name).join(', ')})
      VALUES (${written.map(({ type }, place) => `$${place + 1}::${type}`).join(', ')})`
    const pointing = columns.filter((column) => column !== 'school_id')
    const typeOf = (column: string) => columnsOf.get(table)?.find((one) => one.name === column)?.type
    const change = `UPDATE ${table} SET ${pointing.map((column, place) => `${column} = $${place + 1}::${typeOf(column)}`).join(', ')}`
    const insert = await outcomeOf(
      insertion,
      written.map((one) => copy[one.name]),
    )
    const update = await outcomeOf(
      change,
      pointing.map((column) => copy[column]),
    )
    const holding = pointers.filter(
      (one) => one.table === table && one.columns.some((column) => pointing.includes(column)),
    )
    const isByKey = (outcome: Outcome) =>
      outcome.code === '23503' && holding.some((one) => one.name === outcome.constraint)
    const isRefused = ({ code }: Outcome) => ['23503', '23505', '42501'].includes(code)
    if (!isRefused(insert) || !isRefused(update)) wrong.push({ table, name, insert, update })
    else if (isByKey(insert) || isByKey(update)) byKey.push(name)
    else if (insert.code === '42501' && update.code === '42501') byRight.push(name)
    else wrong.push({ table, name, insert, update })
  }
  expect(wrong).toEqual([])
  // Where nobody but a function may write, no statement can be tried.
  expect(byRight).toEqual(['attempt_events_school_id_attempt_id_epoch_fkey'])
  expect(byKey).toHaveLength(pointers.length - 1)
})

test('and the log, which one function writes, refuses such a row to its owner, too', async () => {
  const events = pointers.filter(({ table }) => table === 'attempt_events')
  expect(events.map(({ target }) => target)).toEqual(['attempt_epochs'])
  const [attempt, other] = [ours.attempts[0], theirs.attempts[0]]
  const batch = (school?: string, id?: string, candidate?: string) => [
    {
      slot: 0,
      school,
      attempt: id,
      candidate,
      epoch: 1,
      sentAtMs: 9000,
      address: '',
      events: [{ seq: 9, atMs: 8000, kind: 'leave' }],
    },
  ]
  const mixed = [
    batch(ours.schoolId, other?.attemptId, other?.studentId),
    batch(theirs.schoolId, attempt?.attemptId, attempt?.studentId),
    batch(theirs.schoolId, other?.attemptId, attempt?.studentId),
    batch(ours.schoolId, attempt?.attemptId, other?.studentId),
  ]
  for (const one of mixed) {
    const { rows } = await pools.app.query('SELECT verdict FROM save_events($1)', [JSON.stringify(one)])
    expect(rows).toEqual([{ verdict: 'UNKNOWN_ATTEMPT' }])
  }
  for (const hall of [ours, theirs]) {
    const { last } = await inSchool(pools.app, hall, (tx) =>
      tx.one<{ last: number }>('SELECT max(seq) AS last FROM attempt_events'),
    )
    expect(last).toBe(2)
  }
})
