import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aSitting, cardOf, keyOf, openPage, type Sitting, sit } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let of: Sitting
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 2 })
})
afterAll(() => server.stop())

test('an administrator reads a student’s results exam by exam, those the student is not shown yet among them', async () => {
  const [client, another] = of.students
  const { subjectId, classId, teacher, school } = of
  const held = await anExam(teacher, {
    ...{ subjectId, classIds: [classId], draft: { title: 'Held back', showResults: 'manual' } },
  })
  for (const { examId } of [of, held]) {
    const page = await openPage(client, examId)
    await sit(page, await keyOf(server, { school, examId }), { right: 2, wrong: 1 })
    await cardOf(page)
  }
  const idOf = async (one: typeof client) => (await one?.people.me())?.me?.id ?? ''
  const studentId = await idOf(client)
  const list = (asked: { search?: string; sort?: 'exam'; size?: number; cursor?: string } = {}) =>
    school.admin.result.listOfStudent({ studentId, ...asked })
  const { items, total } = await list()
  expect(total).toBe(2)
  expect(items.map(({ examId, score, scoreRelease }) => [examId, score?.percentage, scoreRelease.shown])).toEqual([
    [held.examId, 67, false],
    [of.examId, 67, true],
  ])
  expect((await list({ search: 'held' })).items.map(({ examId }) => examId)).toEqual([held.examId])
  const first = await list({ sort: 'exam', size: 1 })
  const second = await list({ sort: 'exam', size: 1, cursor: first.nextCursor ?? '' })
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(2)
  const other = { studentId: await idOf(another) }
  expect(await school.admin.result.listOfStudent(other)).toMatchObject({ items: [], total: 0 })
  expect(await refusalOf(teacher.result.listOfStudent({ studentId }))).toMatchObject({ code: 'NOT_ALLOWED' })
})
