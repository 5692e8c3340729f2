// The first exam of a new installation: PostgreSQL has not yet looked at any table, and plans what it is asked blindly.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSitting, openPage } from '../../test/builders/sitting.ts'
import { asOne } from '../../test/cluster.ts'
import { type TestServer, testServer } from '../../test/server.ts'

const candidates = 60
const tables = ['exam_attempts', 'attempt_epochs', 'exam_papers', 'students']
let server: TestServer
let version: number

beforeAll(async () => {
  server = await testServer()
  const { rows } = await server.pools.app.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  )
  version = rows[0]?.version ?? 0
})
afterAll(() => server.stop())

test('a start reads the rows of its candidate, not those of everybody who was faster', async () => {
  // A first exam is over before autovacuum comes by; on a slow machine it may come in the middle of this one, and what it then knows of one
  // table makes plans that read another one whole.
  await asOne(server.database.ownerUrl, async (owner) => {
    const { rows: all } = await owner.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables`,
    )
    for (const { name } of all) await owner.query(`ALTER TABLE ${name} SET (autovacuum_enabled = false)`)
  })
  const { students, examId } = await aSitting(server, { students: candidates })
  for (const student of students) await openPage(student, examId)
  // What a connection has read is counted for certain when it has ended.
  await server.rest()
  const { rows } = await asOne(server.database.ownerUrl, (owner) =>
    owner.query<{ name: string; read: number }>(
      `SELECT relname AS name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS read
       FROM pg_stat_user_tables WHERE relname = ANY ($1)`,
      [tables],
    ),
  )
  const perStart = Object.fromEntries(rows.map(({ name, read }) => [name, Math.round(read / candidates)]))
  expect(Object.keys(perStart)).toHaveLength(4)
  // Before 18 it cannot be told anything of a table (015-plans-of-empty-tables.sql): up to twice the hall, which both ends of a start read.
  const most = version >= 180_000 ? 10 : 2 * candidates
  // Adding a student and their slip counts those there are, half the hall on average; planned blindly, seven times over. Its enrolment
  // looks at the student alone, three times.
  const ofAdding = (name: string) => (name === 'students' ? (version >= 180_000 ? 0.5 : 3.5) * candidates + 3 : 0)
  for (const [name, read] of Object.entries(perStart)) expect(read - ofAdding(name), name).toBeLessThan(most)
}, 300_000)
