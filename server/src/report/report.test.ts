import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
import { aSitting, cardOf, closeSittings, keyOf, openPage, type Sitting, sit } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server, { students: 2 })
})
afterAll(() => server.stop())

test('the figures of the dashboard follow what is there, of this school alone', async () => {
  const { school, examId, students, teacher } = sitting
  expect(await school.admin.report.overview()).toEqual({
    studentsCount: 2,
    teachersCount: 1,
    activeExamsCount: 1,
    averageScore: null,
  })
  const key = await keyOf(server, sitting)
  const [one, two] = await Promise.all(students.map((student) => openPage(student, examId)))
  if (!one || !two) throw new Error('two pages')
  await sit(one, key, { right: 3 })
  await sit(two, key, { right: 2 })
  await Promise.all([cardOf(one), cardOf(two)])
  const other = await aSitting(server)
  const theirs = await openPage(other.students[0], other.examId)
  await sit(theirs, {}, { right: 0 })
  await cardOf(theirs)
  expect((await school.admin.report.overview()).averageScore).toBe(83.5)
  expect((await other.school.admin.report.overview()).averageScore).toBe(0)

  // Another class, subject and teacher: the first teacher's figures do not move.
  const { id: subjectId } = await aSubject(school, { name: 'Biology' })
  const classId = school.classes[5]?.id ?? ''
  const { client: biologist } = await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })
  await aStudent(server, school, { classId, isSignedIn: false })
  await anExam(biologist, { subjectId, classIds: [classId] })
  expect(await school.admin.report.overview()).toMatchObject({
    studentsCount: 3,
    teachersCount: 2,
    activeExamsCount: 2,
  })
  expect(await teacher.report.overview()).toMatchObject({ studentsCount: 2, activeExamsCount: 1, averageScore: 83.5 })
  expect(await biologist.report.overview()).toMatchObject({ studentsCount: 1, activeExamsCount: 1, averageScore: null })

  await closeSittings(server, school, examId)
  expect((await school.admin.report.overview()).activeExamsCount).toBe(1)
})

test('a student has no dashboard figures', async () => {
  const [student] = sitting.students
  expect(await refusalOf(student?.report.overview() ?? Promise.resolve())).toMatchObject({ code: 'NOT_ALLOWED' })
})
