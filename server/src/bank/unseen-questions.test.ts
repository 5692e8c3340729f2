import { afterAll, beforeAll, expect, it } from 'vitest'
import { anExam, aQuestion } from '../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let classIds: string[]
let author: TestClient
let colleague: TestClient
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  classIds = [classOf(school, 'SS1A').id]
  const teacher = async () => (await aTeacher(server, school, { subjectIds: [subjectId], classIds })).client
  author = await teacher()
  colleague = await teacher()
})
afterAll(() => server.stop())

/** What somebody learns of the question by each way there is; all ways at once, so that a new one is seen here. */
async function seenBy(who: TestClient, { id, question }: { id: string; question: string }) {
  const listed = async (input: object) => (await who.bank.listQuestions(input)).items.some((item) => item.id === id)
  const asked = { position: 0, question, options: ['3', '4', '5', '22'] }
  return {
    list: await listed({ subjectId }),
    search: await listed({ search: question }),
    export: await listed({ purpose: 'export', size: 500 }),
    figures: (await who.bank.questionFigures({ subjectId })).topics.includes(`Topic of ${question}`),
    get: (await refusalOf(who.bank.getQuestion({ id })).catch(() => null)) === null,
    duplicates: (await who.bank.checkDuplicates({ questions: [asked] })).duplicates.length > 0,
    acts: (await who.bank.setQuestionsStatus({ ids: [id], status: 'active' })).skipped[0]?.why !== unknown,
  }
}
const unknown = 'There is no such question in your subjects.'
const everything = { list: true, search: true, export: true, figures: true, get: true, duplicates: true, acts: true }
const nothing = Object.fromEntries(Object.keys(everything).map((way) => [way, false]))

const make = (question: string) => aQuestion(author, { subjectId, question, topic: `Topic of ${question}` })
const setStatus = (examId: string, status: string) =>
  inSchool(server.pools.app, school, (tx) =>
    tx.run('UPDATE exams SET status = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, status]),
  )

it('a question of an exam that is not over is seen by who wrote either, and by administrators', async () => {
  const question = await make('Unseen one')
  expect(await seenBy(colleague, question)).toEqual(everything)
  const { examId } = await anExam(author, { subjectId, classIds, questions: [question], isPublished: false })
  for (const status of ['draft', 'scheduled', 'active']) {
    await setStatus(examId, status)
    expect(await seenBy(colleague, question), status).toEqual(nothing)
    expect(await seenBy(author, question), status).toEqual(everything)
    expect(await seenBy(school.admin, question), status).toEqual(everything)
  }
  await setStatus(examId, 'completed')
  expect(await seenBy(colleague, question)).toEqual(everything)
})

it('who set the exam sees its questions, whoever wrote them', async () => {
  const question = await make('Unseen two')
  await anExam(colleague, { subjectId, classIds, questions: [question], isPublished: false })
  expect(await seenBy(colleague, question)).toEqual(everything)
})
