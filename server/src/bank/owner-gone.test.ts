import { afterAll, beforeAll, expect, test } from 'vitest'
import { aQuestion } from '../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, type TestSchool } from '../../test/builders/people.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

test('a question whose owner was deleted after it is not brought back, and that is why', async () => {
  const subjectId = (await aSubject(school)).id
  const from = await aTeacher(server, school, { subjectIds: [subjectId] })
  const { teacher: to } = await aTeacher(server, school, { subjectIds: [subjectId] })
  const { id } = await aQuestion(from.client, { subjectId })
  await school.admin.exam.handOverWork({ from: from.teacher.id, to: to.id })
  const { batch } = await school.admin.bank.deleteQuestions({ ids: [id] })
  expect(await school.admin.people.deleteTeachers({ ids: [to.id] })).toMatchObject({ doneCount: 1 })
  expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({
    ...{ doneCount: 0, skipped: [{ id, why: 'Whose it was is no longer there.' }] },
  })
})
