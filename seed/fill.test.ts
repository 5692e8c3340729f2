import { markAttempts } from '@sabimark/server/src/marking/mark-attempts.ts'
import { selectResults } from '@sabimark/server/src/marking/marking.db.ts'
import { inSchool, type Tx } from '@sabimark/server/src/platform/database/tenant.ts'
import { aSchool } from '@sabimark/server/test/builders/people.ts'
import { asOne } from '@sabimark/server/test/cluster.ts'
import { type TestServer, testServer } from '@sabimark/server/test/server.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Filled, fill } from './fill.ts'

const scale = { schools: 2, attempts: 120, events: 9_600, students: 18, questions: 10 }
let server: TestServer
let filled: Filled

const fillHere = () => fill({ ownerUrl: server.database.ownerUrl, rolePrefix: inject('testCluster').rolePrefix, scale })
const inFirst = <T>(work: (tx: Tx) => Promise<T>) =>
  inSchool(server.pools.app, { schoolId: filled.schoolIds[0] ?? '' }, work)

beforeAll(async () => {
  server = await testServer()
  filled = await fillHere()
})
afterAll(() => server.stop())

test('there is as much of everything as was asked for', async () => {
  expect(filled).toMatchObject({ attempts: 120, events: 9_600, firstNumber: 1 })
  const counted = await inFirst((tx) =>
    tx.one(`SELECT (SELECT count(*) FROM exam_attempts) AS attempts, (SELECT count(*) FROM attempt_events) AS events,
      (SELECT count(*) FROM marked_answers) AS answers, (SELECT sum(marked_count) FROM exam_counters)::int AS counted,
      (SELECT count(*) FROM students) AS students, (SELECT count(*) FROM exam_attempts a
       JOIN sitting_classes k ON k.sitting_id = a.sitting_id AND k.class_id = a.class_id) AS seated`),
  )
  expect(counted).toEqual({ attempts: 60, events: 4_800, answers: 600, counted: 60, students: 18, seated: 60 })
})

test('marked again by the product, nothing changes', async () => {
  const everything = (tx: Tx) =>
    Promise.all(
      [
        ...['results', 'marked_answers', 'result_revisions', 'exam_attempts', 'exam_counters', 'subject_counters'],
        ...['month_counters', 'student_counters', 'student_totals'],
      ].map((table) => tx.rows(`SELECT t.* FROM ${table} t ORDER BY t::text`)),
    )
  const before = await inFirst(everything)
  const ids = await inFirst((tx) => tx.rows<{ id: string }>('SELECT id FROM exam_attempts'))
  await inFirst((tx) =>
    markAttempts(
      tx,
      ids.map(({ id }) => id),
      'test',
    ),
  )
  expect(await inFirst(everything)).toEqual(before)
})

test('marked for the first time by the product, the marks are the same', async () => {
  const [one] = await inFirst((tx) => tx.rows<{ id: string }>('SELECT id FROM exam_attempts ORDER BY id LIMIT 1'))
  const id = one?.id ?? ''
  const before = await inFirst((tx) => selectResults(tx, [id]))
  expect(before.get(id)?.correctCount).toBeGreaterThan(0)
  await asOne(server.database.ownerUrl, async (owner) => {
    await owner.query('ALTER TABLE results NO FORCE ROW LEVEL SECURITY')
    await owner.query('DELETE FROM results WHERE attempt_id = $1', [id])
    await owner.query('ALTER TABLE results FORCE ROW LEVEL SECURITY')
  })
  await inFirst(async (tx) => {
    await tx.run('DELETE FROM marked_answers WHERE attempt_id = $1', [id])
    await markAttempts(tx, [id], 'test')
  })
  expect(await inFirst((tx) => selectResults(tx, [id]))).toEqual(before)
  const answers = await inFirst((tx) => tx.rows('SELECT * FROM marked_answers WHERE attempt_id = $1', [id]))
  expect(answers).toHaveLength(10)
})

test('people sign in, and see what there is', async () => {
  const { password } = filled
  const teacher = server.client()
  await teacher.people.signIn({ email: 'teacher1@school1.seed.invalid', password })
  const { items } = await teacher.exam.list({})
  const mock = items.find(({ title }) => title === 'Mock 1')
  expect(mock).toMatchObject({ startedCount: 30, submittedCount: 30, status: 'completed' })
  const results = await teacher.result.listForExam({ examId: mock?.id ?? '' })
  expect(results.items).toHaveLength(30)
  const student = server.client()
  await student.people.signInStudent({ school: 'seed1', studentNumber: 'SEED/1/1', password })
  const mine = (await student.result.listMine()).items
  expect(mine.length).toBeGreaterThan(1)
  const { card } = await student.result.get({ attemptId: mine[0]?.attemptId ?? '' })
  expect(card?.marked).toHaveLength(10)
})

test('more can be added; nothing of the owner’s memberships stays', async () => {
  expect(await fillHere()).toMatchObject({ firstNumber: 3 })
  const { rows } = await asOne(server.database.ownerUrl, (owner) =>
    owner.query(
      `SELECT r.rolname AS name FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid
       JOIN pg_roles o ON o.oid = m.member
       WHERE o.rolname = current_user AND r.rolname = $1 AND NOT m.admin_option
       UNION ALL SELECT rolname FROM pg_roles WHERE starts_with(rolname, 'seed_')`,
      [`${inject('testCluster').rolePrefix}_app`],
    ),
  )
  expect(rows).toEqual([])
})

test('a database with a real school is left alone', async () => {
  await aSchool(server)
  const count = () =>
    server.pools.platform.query<{ count: number }>('SELECT count(*) FROM schools').then(({ rows }) => rows[0]?.count)
  const before = await count()
  await expect(fillHere()).rejects.toThrow('holds a school of its own')
  expect(await count()).toBe(before)
})
