import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion, type Question } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { closeSittings } from '../../../test/builders/sitting.ts'
import type { TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let school: TestSchool
let teacher: TestClient
let subjectId: string
let questions: Question[]
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  teacher = (await aTeacher(server, school, { subjectIds: [subjectId] })).client
  questions = [await aQuestion(teacher, { subjectId })]
})
afterAll(() => server.stop())

const from = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const coming = { opensAt: from(5), closesAt: from(8) }
const examNaming = async (id: string, isPublished: boolean, window = coming) => {
  const asked = { subjectId, classIds: [classOf(school, 'SS1A').id], questions, isPublished, ...window }
  return (await anExam(teacher, { ...asked, draft: { studentIds: [id] } })).examId
}
const namedIn = async (examId: string) => (await teacher.exam.get({ examId })).studentItems.map(({ id }) => id)
const aPupil = async () =>
  (await aStudent(server, school, { classId: classOf(school, 'SS2B').id, isSignedIn: false })).student.id

test('a student who comes back has the places by name that can still be sat, and stands in drafts again', async () => {
  const id = await aPupil()
  const [placed, closed, withdrawn] = [
    await examNaming(id, true),
    await examNaming(id, true, { opensAt: from(-1), closesAt: from(1) }),
    await examNaming(id, true),
  ]
  const [draft, published, dropped] = [
    await examNaming(id, false),
    await examNaming(id, false),
    await examNaming(id, false),
  ]
  const { batch, effects } = await school.admin.people.deleteStudents({ ids: [id] })
  expect(effects.slice(1)).toEqual([
    '6 places by name in exams go with them: an undo gives back each that can still be sat.',
  ])
  expect(await namedIn(placed)).toEqual([])
  await closeSittings(server, school, closed, 3_600_000 * 2)
  await teacher.exam.withdraw({ examId: withdrawn })
  await teacher.exam.publish({ examId: published })
  await teacher.exam.delete({ examId: dropped })
  expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({ doneCount: 1, skipped: [] })
  for (const examId of [placed, withdrawn, draft, published]) expect(await namedIn(examId)).toEqual([id])
  expect(await namedIn(closed)).toEqual([])
})

test('of students who are named for no exam nothing more is said', async () => {
  const { effects } = await school.admin.people.deleteStudents({ ids: [await aPupil()] })
  expect(effects).toHaveLength(1)
})
