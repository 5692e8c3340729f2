import { afterAll, beforeAll, expect, it } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool } from '../../test/builders/people.ts'
import type { TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let school: TestSchool
let admin: TestClient
let teacher: TestClient
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  admin = school.admin
  const maths = await aSubject(school, { name: 'Ìṣirò' })
  const english = await aSubject(school, { name: 'English' })
  const classIds = [classOf(school, 'SS1A').id]
  teacher = (await aTeacher(server, school, { subjectIds: [english.id] })).client
  const write = (subjectId: string, title: string) =>
    anExam(admin, { subjectId, classIds, questions: 1, isPublished: false, draft: { title } })
  await write(maths.id, 'Ìdánwò Kejì')
  await write(maths.id, 'Mock 100%')
  await write(english.id, 'Mock essay')
})
afterAll(() => server.stop())

it.each([
  ['idanwo', ['Ìdánwò Kejì']],
  ['  MOCK ', ['Mock essay', 'Mock 100%']],
  ['isiro', ['Mock 100%', 'Ìdánwò Kejì']],
  ['ìṣirò', ['Mock 100%', 'Ìdánwò Kejì']],
  ['0%', ['Mock 100%']],
  ['_', []],
  ['nothing like it', []],
  ['', ['Mock essay', 'Mock 100%', 'Ìdánwò Kejì']],
])('the search for %j finds titles and subjects, newest first', async (search, titles) => {
  expect((await admin.exam.list({ search })).items.map(({ title }) => title)).toEqual(titles)
})

it('finds for a teacher only what their list holds, and nothing of another school', async () => {
  expect((await teacher.exam.list({ search: 'mock' })).items.map(({ title }) => title)).toEqual(['Mock essay'])
  const other = await aSchool(server)
  expect((await other.admin.exam.list({ search: 'mock' })).items).toEqual([])
})
