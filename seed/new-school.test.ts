import type { Role } from '@sabimark/domain/people/role.ts'
import { listExams } from '@sabimark/server/src/exam/list-exams.ts'
import { listStudents } from '@sabimark/server/src/people/students/list-students.ts'
import { inSchool, type Tx } from '@sabimark/server/src/platform/database/tenant.ts'
import type { Actor } from '@sabimark/server/src/platform/http/route.ts'
import { readOverview } from '@sabimark/server/src/report/read-overview.ts'
import { readPerformance } from '@sabimark/server/src/report/read-performance.ts'
import { listExamResults } from '@sabimark/server/src/result/list-exam-results.ts'
import { listResults } from '@sabimark/server/src/result/list-results.ts'
import { asOne } from '@sabimark/server/test/cluster.ts'
import { planInLoops, recordedTx, rowsReadOf } from '@sabimark/server/test/rows-read.ts'
import { type TestServer, testServer } from '@sabimark/server/test/server.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fill } from './fill.ts'
import type { Scale } from './scale.ts'

/** What lists and dashboards join; of each some rows of a school are read, never the product of two tables. */
const tables = ['users', 'students', 'exams', 'exam_sittings', 'exam_attempts', 'results', 'student_counters']
const size = 50

let server: TestServer
let schoolId: string

const fillHere = (scale: Pick<Scale, 'schools' | 'students' | 'attempts'>) =>
  fill({
    ownerUrl: server.database.ownerUrl,
    rolePrefix: inject('testCluster').rolePrefix,
    scale: { ...scale, events: scale.attempts, questions: 5 },
  })

beforeAll(async () => {
  server = await testServer()
  await fillHere({ schools: 4, students: 60, attempts: 480 })
  await asOne(server.database.ownerUrl, async (owner) => {
    for (const table of tables) await owner.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`)
    await owner.query('ANALYZE')
  })
  const { schoolIds } = await fillHere({ schools: 1, students: 90, attempts: 360 })
  schoolId = schoolIds[0] ?? ''
})
afterAll(() => server.stop())

const actorOf = async (tx: Tx, role: Role): Promise<Actor> => {
  const { id } = await tx.one<{ id: string }>('SELECT id FROM users WHERE role = $1 ORDER BY id LIMIT 1', [role])
  return { userId: id, accountId: id, role, name: '', isSuspended: false }
}
const anExam = async (tx: Tx) =>
  (await tx.one<{ id: string }>('SELECT exam_id AS id FROM exam_counters ORDER BY result_count DESC LIMIT 1')).id
const narrowedTo = ({ role, userId }: Actor) => (role === 'teacher' ? userId : null)

type Read = (tx: Tx, actor: Actor) => Promise<unknown>

/** Of these a plain join reads the product of two tables, by whomever they are read. */
const reads: Record<string, Read> = {
  'list of results': (tx, actor) => listResults(tx, { size }, actor),
  'search of results': (tx, actor) => listResults(tx, { size, search: 'a' }, actor),
  'results of an exam': async (tx) => listExamResults(tx, { examId: await anExam(tx), size, sort: 'score' }, tx.now),
  'results of an exam by name': async (tx) =>
    listExamResults(tx, { examId: await anExam(tx), size, sort: 'name', search: 'a' }, tx.now),
  'results of an exam that are passes': async (tx) =>
    listExamResults(tx, { examId: await anExam(tx), size, result: 'passed' }, tx.now),
  dashboard: (tx, actor) => readOverview(tx, narrowedTo(actor)),
}
/** Others are joined so for one of the two alone. */
const readsOf: Record<'school_admin' | 'teacher', Record<string, Read>> = {
  school_admin: { ...reads, 'list of exams': (tx, actor) => listExams(tx, { size }, actor) },
  teacher: {
    ...reads,
    'search of students': (tx, actor) => listStudents(tx, { size, search: 'a' }, actor),
    'list of students by average': (tx, actor) => listStudents(tx, { size, sort: 'average' }, actor),
    performance: (tx, actor) => readPerformance(tx, narrowedTo(actor)),
  },
}

for (const role of ['school_admin', 'teacher'] as const)
  test.each(Object.entries(readsOf[role]))(
    `in a school newer than its statistics the %s reads few rows, for a ${role}`,
    (_, read) =>
      inSchool(server.pools.app, { schoolId }, async (tx) => {
        const { tx: asked, sent } = recordedTx(tx)
        await read(asked, await actorOf(tx, role))
        await planInLoops(tx)
        for (const table of tables) {
          const { count } = await tx.one<{ count: number }>(`SELECT count(*) FROM ${table}`)
          for (const one of sent) {
            const rows = await rowsReadOf(table, (text, values) => tx.unnamedRows(text, values), one)
            expect(rows, `${table} in ${one.text}`).toBeLessThanOrEqual(4 * count + 4 * size)
          }
        }
      }),
  )
