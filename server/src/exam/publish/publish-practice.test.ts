import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion, examDraft, type Question } from '../../../test/builders/exam.ts'
import { aSitting, closeSittings, type Sitting } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { draft: { title: 'Mock' } })
})
afterAll(() => server.stop())

const said = () => ({ subjectId: of.subjectId, classIds: [of.classId] })
const newQuestion = (question: string) => aQuestion(of.teacher, { subjectId: of.subjectId, question })
const practiceOf = async (questions: Question[], title = 'Revision') =>
  await anExam(of.teacher, { ...said(), questions, isPublished: false, draft: { title, examType: 'practice' } })

test('a practice that asks what an exam asks which is not over is refused with those questions, until it is over', async () => {
  const own = await newQuestion('Asked nowhere else?')
  const [first, second] = of.questions
  if (!first || !second) throw new Error('The exam asks three.')
  const { examId } = await practiceOf([own, second, first])
  for (const publish of [of.teacher.exam.publish, of.teacher.exam.startNow]) {
    expect(await refusalOf(publish({ examId }))).toMatchObject({
      code: 'QUESTIONS_STILL_ASKED',
      data: { questions: [2, 3].map((number) => ({ number, examTitle: 'Mock' })) },
    })
  }
  expect((await of.teacher.exam.get({ examId })).status).toBe('draft')
  // Another practice keeps nothing back, and neither do drafts.
  await anExam(of.teacher, { ...said(), questions: [own], draft: { title: 'More', examType: 'practice' } })
  await anExam(of.teacher, { ...said(), questions: [own], isPublished: false })
  const { examId: otherId } = await practiceOf([own])
  expect((await of.teacher.exam.publish({ examId: otherId })).status).toBe('active')

  await closeSittings(server, of.school, of.examId)
  expect((await of.teacher.exam.publish({ examId })).status).toBe('active')
})

test('an exam that asks what an open practice asks is told so before it is published, and is not refused', async () => {
  const questions = [await newQuestion('One?'), await newQuestion('Two?'), await newQuestion('Three?')]
  const practice = await practiceOf(questions.slice(0, 2), 'Open practice')
  const draft = examDraft({ ...said(), questions, closesAt: new Date(Date.now() + 3 * 3_600_000) })
  const planned = { ...draft, questionIds: questions.map(({ id }) => id) }
  const practices = async (asked = planned) => (await of.teacher.exam.checkClashes(asked)).practices
  expect(await practices()).toEqual([])
  await of.teacher.exam.publish({ examId: practice.examId })
  expect(await practices()).toEqual([{ title: 'Open practice', questionCount: 2 }])
  expect(await practices({ ...planned, examType: 'practice' })).toEqual([])
  const { detail } = await anExam(of.teacher, { ...said(), questions })
  expect(detail.status).toBe('active')
  await closeSittings(server, of.school, practice.examId)
  expect(await practices()).toEqual([])
})
