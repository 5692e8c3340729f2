import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion } from '../../test/builders/exam.ts'
import { decideHaving, handInLate } from '../../test/builders/marking.ts'
import { aSchool, aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
import { aSitting, cardOf, closeSittings, handedIn, newPage, openPage, send } from '../../test/builders/sitting.ts'
import type { TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const doneOf = async (client: TestClient) => {
  const { firstSteps } = await client.report.overview()
  return firstSteps?.map(({ kind, isDone }) => (isDone ? kind.toUpperCase() : kind)).join(' ') ?? null
}
const waitingOf = async (client: TestClient) =>
  (await client.report.overview()).waiting.map(({ kind, title, count }) => `${kind} ${title} ${count}`)

test('the first steps are done one by one, and gone with the first marks', async () => {
  const school = await aSchool(server)
  const { admin } = school
  const classId = school.classes[0]?.id ?? ''
  expect(await doneOf(admin)).toBe('subject classes students questions exam marks')
  const { id: subjectId } = await aSubject(school)
  expect(await doneOf(admin)).toBe('SUBJECT classes students questions exam marks')
  // Who says that the proposed ones are right has said it.
  await admin.school.addClasses({ levels: ['SS1', 'SS2', 'SS3'], arms: ['A', 'B', 'C'] })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES students questions exam marks')
  const { client: teacher } = await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })
  const { client: colleague } = await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })
  const { client: stranger } = await aTeacher(server, school)
  const student = await aStudent(server, school, { classId })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES STUDENTS questions exam marks')
  await aQuestion(teacher, { subjectId })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES STUDENTS QUESTIONS exam marks')
  expect(await doneOf(teacher)).toBe('SUBJECT QUESTIONS exam marks')
  expect(await doneOf(stranger)).toBe('subject questions exam marks')
  const { examId } = await anExam(teacher, { subjectId, classIds: [classId], isPublished: false })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES STUDENTS QUESTIONS exam marks')
  expect(await waitingOf(teacher)).toEqual(['draft First term mock 3'])
  expect(await waitingOf(colleague)).toEqual([])
  expect(await waitingOf(stranger)).toEqual([])
  await teacher.exam.startNow({ examId })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES STUDENTS QUESTIONS EXAM marks')
  expect(await waitingOf(admin)).toEqual(['open First term mock 0'])
  expect(await waitingOf(colleague)).toEqual(['open First term mock 0'])
  const page = await openPage(student.client, examId)
  await send(page, [{ seq: 1, atMs: page.elapsedMs, kind: 'submit' }])
  await cardOf(page)
  expect(await doneOf(admin)).toBeNull()
  expect(await doneOf(teacher)).toBeNull()
  expect(await doneOf(stranger)).toBe('subject questions exam marks')
  expect(await waitingOf(admin)).toEqual(['open First term mock 1'])
})

test('scores wait to be released when the exam is over, and late answers to be decided', async () => {
  const of = await aSitting(server, { draft: { showResults: 'manual' } })
  await handedIn(server, of)
  const { client: stranger } = await aTeacher(server, of.school)
  const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
  const late = await newPage(server, of)
  await handInLate(server, of, late)
  await cardOf(late)
  expect(await waitingOf(of.teacher)).toEqual(['late First term mock 1', 'open First term mock 2'])
  // Both are for who answers for the exam; a colleague of the subject would find nothing to press.
  expect(await waitingOf(colleague)).toEqual(['open First term mock 2'])
  await closeSittings(server, of.school, of.examId)
  expect(await waitingOf(of.teacher)).toEqual(['late First term mock 1', 'release First term mock 2'])
  expect(await waitingOf(of.school.admin)).toEqual(await waitingOf(of.teacher))
  expect(await waitingOf(colleague)).toEqual([])
  expect(await waitingOf(stranger)).toEqual([])
  await decideHaving(of.teacher, late, 'refused')
  await of.teacher.result.release({ examId: of.examId, whileSat: true })
  expect(await waitingOf(of.teacher)).toEqual([])
})

test('an exam that closed with nobody there asks for nothing', async () => {
  const of = await aSitting(server, { draft: { showResults: 'manual' } })
  await closeSittings(server, of.school, of.examId)
  expect(await waitingOf(of.teacher)).toEqual([])
})
