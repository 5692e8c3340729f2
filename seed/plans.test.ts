// What the product asks of a database that years have filled: nothing reads a big table whole.
import { asOne } from '@sabimark/server/test/cluster.ts'
import type { TestServer } from '@sabimark/server/test/server.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { callNames } from './test/drive.ts'
import { explain } from './test/explain.ts'
import { grow } from './test/grow.ts'
import { findUnbound, hearEverything, serverToHear } from './test/hear.ts'
import { type BigTables, findGrowth } from './test/read-plan.ts'

const many = 100_000
const big = 10_000
let server: TestServer
let findings: string[]
let unbound: string[]
let askingCount: number
let called: Set<string>
let heardCount: number
let tables: Map<string, { rows: number; scansBefore: number; scansAfter: number }>

beforeAll(async () => {
  server = await serverToHear()
  const { ownerUrl } = server.database
  const password = await grow(ownerUrl, inject('testCluster').rolePrefix)
  const before = await readTables(ownerUrl)
  const indexes = await readIndexes(ownerUrl)
  const everything = await hearEverything(server, password)
  called = everything.called
  heardCount = everything.heard.length
  const after = await readTables(ownerUrl)
  tables = new Map(
    [...before].map(([name, { rows, scans }]) => [
      name,
      { rows, scansBefore: scans, scansAfter: after.get(name)?.scans ?? -1 },
    ]),
  )

  const names = new Set([...before].flatMap(([name, { rows }]) => (rows >= big ? [name] : [])))
  const facts: BigTables = { names, indexes }
  ;({ askingCount, unbound } = await findUnbound(ownerUrl, everything.heard))
  findings = []
  for (const asked of everything.heard) {
    const found = new Map<string, string>()
    for (const { values, plan } of await explain(everything.aside, asked)) {
      for (const growth of findGrowth(plan, facts)) found.set(growth, values)
    }
    for (const [growth, values] of found) findings.push(`${growth} (${asked.role}, ${values}): ${asked.text}`)
  }
  await everything.aside.close()
}, 900_000)
afterAll(() => server.stop())

async function readTables(ownerUrl: string): Promise<Map<string, { rows: number; scans: number }>> {
  const { rows } = await asOne(ownerUrl, (owner) =>
    owner.query<{ name: string; rows: number; scans: number }>(
      `SELECT s.relname AS name, c.reltuples::float8 AS rows, s.seq_scan::int AS scans
       FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid`,
    ),
  )
  return new Map(rows.map((row) => [row.name, row]))
}

async function readIndexes(ownerUrl: string): Promise<BigTables['indexes']> {
  const { rows } = await asOne(ownerUrl, (owner) =>
    owner.query<{ name: string; table: string; columns: string[]; isPartial: boolean }>(
      `SELECT i.indexrelid::regclass::text AS name, c.relname AS table, i.indpred IS NOT NULL AS "isPartial",
         ARRAY(SELECT pg_get_indexdef(i.indexrelid, n, true) FROM generate_series(1, i.indnkeyatts) n) AS columns
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_stat_user_tables s ON s.relid = i.indrelid`,
    ),
  )
  return new Map(rows.map((row) => [row.name.replace(/^auth\./, ''), row]))
}

test('the database is one that years have filled', () => {
  const full = ['attempt_events', 'exam_attempts', 'exam_papers', 'attempt_epochs', 'results', 'marked_answers']
  const more = ['result_revisions', 'questions', 'users', 'students', 'mails', 'notices', 'due_work', 'audit_log']
  const doors = ['user', 'account', 'session', 'one_time_tokens', 'guess_failures', 'known_sources']
  const rows = Object.fromEntries([...tables].map(([name, { rows }]) => [name, rows]))
  for (const name of [...full, ...more, ...doors]) expect([name, rows[name]]).toEqual([name, expect.any(Number)])
  expect([...full, ...more, ...doors].filter((name) => (rows[name] ?? 0) < many * 0.99)).toEqual([])
})

test('every call of the contract was made', () => {
  expect(callNames.filter((name) => !called.has(name))).toEqual([])
  expect(heardCount).toBeGreaterThan(100)
})

test('no statement is planned to read a big table whole, nor all a school has in a history', () => {
  expect(findings).toEqual([])
})

test('no big table was read whole, by statements inside functions either', () => {
  const read = [...tables].flatMap(([name, { rows, scansBefore, scansAfter }]) =>
    rows >= big && scansAfter !== scansBefore ? [`${name}: ${scansAfter - scansBefore} times`] : [],
  )
  expect(read).toEqual([])
})

test('whatever asks for rows of a school is given the school, and leaves nothing to row-level security alone', () => {
  expect(askingCount).toBeGreaterThan(100)
  expect(unbound).toEqual([])
})
