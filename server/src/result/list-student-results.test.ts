import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
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
  // Alone in the class so far; a classmate with all right makes it five sixths, practice or not of another exam nothing.
  expect(items.map(({ classAverage, passingScore }) => [classAverage, passingScore])).toEqual([
    [66.7, 50],
    [66.7, 50],
  ])
  const classmate = await aStudent(server, school, { classId })
  const theirs = await openPage(classmate.client, of.examId)
  await sit(theirs, await keyOf(server, of), { right: 3 })
  await cardOf(theirs)
  expect((await list()).items.map(({ classAverage }) => classAverage)).toEqual([66.7, 83.3])
  expect((await list({ search: 'held' })).items.map(({ examId }) => examId)).toEqual([held.examId])
  const first = await list({ sort: 'exam', size: 1 })
  const second = await list({ sort: 'exam', size: 1, cursor: first.nextCursor ?? '' })
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(2)
  const other = { studentId: await idOf(another) }
  expect(await school.admin.result.listOfStudent(other)).toMatchObject({ items: [], total: 0 })
})

test('a teacher reads a student of the own classes, with the results of the exams they work on and of no other', async () => {
  const { classId, subjectId, school, teacher, examId } = of
  const { student, client } = await aStudent(server, school, { classId, subjectIds: [subjectId] })
  const page = await openPage(client, examId)
  await sit(page, await keyOf(server, of), { right: 3 })
  await cardOf(page)
  const { id } = student
  const mine = (await teacher.people.getMyStudent({ id })).student
  expect(mine).toMatchObject({ id, examsTaken: 1, subjects: [{ id: subjectId }] })
  const home = [
    'dateOfBirth',
    'address',
    'guardianName',
    'guardianPhone',
    'guardianRelationship',
    'guardianEmail',
    'guardian2Name',
    'guardian2Phone',
    'gender',
    'extraTimePercent',
    'lastSignInAt',
    'history',
  ]
  expect(Object.keys(mine).filter((name) => home.includes(name))).toEqual([])
  const { items, total } = await teacher.result.listOfStudent({ studentId: id })
  expect([items.map((one) => one.examId), total]).toEqual([[examId], 1])

  const another = await aSubject(school, { name: 'Chemistry' })
  const { client: colleague } = await aTeacher(server, school, { subjectIds: [another.id], classIds: [classId] })
  expect((await colleague.people.getMyStudent({ id })).student.name).toBe(student.name)
  expect(await colleague.result.listOfStudent({ studentId: id })).toMatchObject({ items: [], total: 0 })

  const { client: outsider } = await aTeacher(server, school, { subjectIds: [subjectId] })
  await school.admin.people.setStudentsClass({ ids: [id], classId: null })
  for (const one of [outsider, teacher]) {
    expect(await refusalOf(one.people.getMyStudent({ id }))).toMatchObject({ code: 'UNKNOWN_PERSON' })
    expect(await refusalOf(one.result.listOfStudent({ studentId: id }))).toMatchObject({ code: 'UNKNOWN_PERSON' })
  }
})
