import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion } from '../../../test/builders/exam.ts'
import { from, furtherExams } from '../../../test/builders/further.ts'
import { act, aSitting, openPage, type Sitting, send } from '../../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
})
afterAll(() => server.stop())

const { anExamOf, closeFirst } = furtherExams(() => ({ server, of }))

test('who checked a question of an exam that was over is named as a sitting of it is added, and only they', async () => {
  const question = await aQuestion(of.teacher, { subjectId: of.subjectId, question: 'Which gives milk?' })
  // Scores that wait for a person keep the right answers of the exam itself closed.
  const exam = await anExamOf({ ...{ sat: 0, absent: 3, questions: [question] }, draft: { showResults: 'manual' } })
  await closeFirst(exam)
  const { examId } = await anExam(of.teacher, {
    ...{ subjectId: of.subjectId, classIds: [of.classId], questions: [question], draft: { examType: 'practice' } },
  })
  const looking = of.teacher.with({ 'x-trial': '1' })
  const add = (ids?: string[]) => looking.exam.addSitting({ examId: exam.examId, ...from(48, 51), ...(ids && { ids }) })
  expect((await add()).effects.join(' ')).not.toContain('practice')

  const [practised, looked] = exam.absent
  const page = await openPage(practised?.client, examId)
  const [asked] = page.order
  await send(page, [
    act(page, { kind: 'answer', question: asked?.questionId ?? '', value: asked?.optionIds.slice(0, 1) ?? [] }),
  ])
  await server.client().marking.checkAnswer({ ticket: page.ticket, questionId: asked?.questionId ?? '' })
  await openPage(looked?.client, examId)
  const said = `1 student of it has checked questions of this exam in a practice, and knows what is right: ${practised?.student.name}.`
  expect((await add()).effects).toContain(said)
  expect((await add([practised?.student.id ?? ''])).effects).toContain(said)
  expect((await add([looked?.student.id ?? ''])).effects.join(' ')).not.toContain('practice')
})
