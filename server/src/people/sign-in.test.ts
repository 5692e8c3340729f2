import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool, aStudent, aTeacher } from '../../test/builders/people.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

describe('signing in', () => {
  it('lets an administrator, a teacher and a student in, each in their school', async () => {
    const school = await aSchool(server)
    const teacher = await aTeacher(server, school)
    const student = await aStudent(server, school)

    const { me: admin } = await school.admin.people.me()
    expect(admin).toMatchObject({ role: 'school_admin', school: 'Greenfield College', schoolId: school.schoolId })
    const { me: colleague } = await teacher.client.people.me()
    expect(colleague).toMatchObject({ id: teacher.teacher.id, role: 'teacher', email: teacher.email })
    const { me: pupil } = await student.client.people.me()
    expect(pupil).toMatchObject({ role: 'student', studentId: student.slip.signInName, className: 'SS1A', email: null })
  })
})
