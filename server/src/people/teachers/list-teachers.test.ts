import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchool, aStudent, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { listTeachers } from './list-teachers.ts'

let server: TestServer
let school: TestSchool
const [teacherCount, studentCount] = [8, 12]

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  const classIds = school.classes.slice(0, 4).map(({ id }) => id)
  for (let place = 0; place < teacherCount; place += 1) await aTeacher(server, school, { classIds })
  for (let place = 0; place < studentCount; place += 1)
    await aStudent(server, school, { classId: classIds[place % classIds.length] ?? '', isSignedIn: false })
})
afterAll(() => server.stop())

type Step = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Step[] }

/** How many students its plan goes through; the statement is run for it. */
const studentsRead = (step: Step): number =>
  (step['Relation Name'] === 'students' ? step['Actual Rows'] * step['Actual Loops'] : 0) +
  (step.Plans ?? []).reduce((sum, below) => sum + studentsRead(below), 0)

test.each(['newest', 'students'] as const)(
  'students are counted once for all teachers, by %s, also where PostgreSQL plans loops in loops',
  async (sort) => {
    await inSchool(server.pools.app, { schoolId: school.schoolId }, async (tx) => {
      // As it does where it expects one row of a school it knows nothing of yet.
      for (const other of ['hashjoin', 'mergejoin', 'material', 'memoize'])
        await tx.run('SELECT set_config($1, $2, true)', [`enable_${other}`, 'off'])
      const read: number[] = []
      const explained = async (text: string, values: unknown[] = []) => {
        const [row] = await tx.unnamedRows<{ 'QUERY PLAN': { Plan: Step }[] }>(
          `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
          values,
        )
        for (const { Plan } of row?.['QUERY PLAN'] ?? []) read.push(studentsRead(Plan))
      }
      const explaining =
        (how: 'rows' | 'unnamedRows'): Tx['rows'] =>
        async (text, values) => {
          await explained(text, values)
          return await tx[how](text, values)
        }
      const asked = { ...tx, rows: explaining('rows'), unnamedRows: explaining('unnamedRows') }
      expect(await listTeachers(asked, { sort, size: 60 })).toMatchObject({ total: teacherCount })
      expect(Math.max(...read)).toBeLessThanOrEqual(studentCount)
    })
  },
)
