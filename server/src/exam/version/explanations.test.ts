import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion, aQuestionForm } from '../../../test/builders/exam.ts'
import { aSchool, aSubject, classOf } from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectKey, selectOptionalNewestVersion } from './version.db.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('what was explained for staff alone reaches no key until the question is saved again', async () => {
  const school = await aSchool(server)
  const { admin } = school
  const subjectId = (await aSubject(school)).id
  const said = { subjectId, explanation: 'They always get this wrong.' }
  const question = await aQuestion(admin, said)
  await inSchool(server.pools.app, school, (tx) =>
    tx.run('UPDATE questions SET explanation_shown = false WHERE school_id = $1 AND id = $2', [
      tx.schoolId,
      question.id,
    ]),
  )
  const explained = async () => {
    const { examId } = await anExam(admin, { subjectId, classIds: [classOf(school, 'SS1A').id], questions: [question] })
    return await inSchool(server.pools.app, school, async (tx) => {
      const version = await selectOptionalNewestVersion(tx, examId)
      const { key } = await selectKey(tx, version?.versionId ?? '')
      return Object.values(key).map(({ explanation }) => explanation)
    })
  }
  expect(await explained()).toEqual([undefined])
  await admin.bank.updateQuestion({ ...aQuestionForm(said), id: question.id, revision: 1 })
  expect(await explained()).toEqual([said.explanation])
})
