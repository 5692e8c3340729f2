import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchool, aStudent, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { asOne } from '../../../test/cluster.ts'
import { planInLoops, recordedTx, rowsReadOf } from '../../../test/rows-read.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { listTeachers } from './list-teachers.ts'

let server: TestServer
let school: TestSchool
const [teacherCount, studentCount] = [8, 12]

beforeAll(async () => {
  server = await testServer()
  const older = await aSchool(server)
  for (let place = 0; place < 30; place += 1) await aTeacher(server, older)
  await asOne(server.database.ownerUrl, async (owner) => {
    for (const table of ['users', 'students', 'teachers', 'teacher_classes', 'classes']) {
      await owner.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`)
      await owner.query(`ANALYZE ${table}`)
    }
  })
  school = await aSchool(server)
  const classIds = school.classes.slice(0, 4).map(({ id }) => id)
  for (let place = 0; place < teacherCount; place += 1) await aTeacher(server, school, { classIds })
  for (let place = 0; place < studentCount; place += 1)
    await aStudent(server, school, { classId: classIds[place % classIds.length] ?? '', isSignedIn: false })
})
afterAll(() => server.stop())

test.each(['newest', 'students'] as const)(
  'in a school newer than what PostgreSQL knows of its tables students are counted once for all teachers, by %s',
  async (sort) => {
    await inSchool(server.pools.app, { schoolId: school.schoolId }, async (tx) => {
      const { tx: asked, sent } = recordedTx(tx)
      expect(await listTeachers(asked, { sort, size: 60 })).toMatchObject({ total: teacherCount })
      // With loops in loops, as it plans in a database that is larger than this one.
      await planInLoops(tx)
      const read: number[] = []
      for (const one of sent)
        read.push(await rowsReadOf('students', (text, values) => tx.unnamedRows(text, values), one))
      expect(Math.max(...read)).toBe(studentCount)
    })
  },
)
