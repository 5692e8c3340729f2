import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTeacher } from '../../../test/builders/people.ts'
import { aSitting, cardOf, keyOf, openPage, sit } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a question with that flag is named with its exam, to who reads its questions', async () => {
  const of = await aSitting(server, { students: 1 })
  const [student] = of.students
  if (!student) throw new Error('a student')
  const page = await openPage(student, of.examId)
  await sit(page, await keyOf(server, of), { right: 2, wrong: 1 })
  await cardOf(page)
  await of.teacher.result.statistics({ examId: of.examId })
  expect(await of.teacher.result.toCheck()).toEqual({ items: [] })
  // Ten papers would be needed for one; which they flag is said by the tests of the rules.
  await inSchool(server.pools.app, of.school, (tx) =>
    tx.run(
      `UPDATE exam_statistics SET figures = jsonb_set(figures, '{questions,1,flags}', '["KEY_SUSPECT", "NEGATIVE"]')
       WHERE school_id = $1 AND exam_id = $2`,
      [tx.schoolId, of.examId],
    ),
  )
  const { items } = await of.teacher.result.toCheck()
  expect(items).toMatchObject([{ examId: of.examId, paperCount: 1, mayCorrect: true }])
  expect(items[0]?.question.flags).toEqual(['KEY_SUSPECT', 'NEGATIVE'])
  expect(of.questions.map(({ question }) => question)).toContain(items[0]?.question.text)
  expect((await of.school.admin.result.toCheck()).items).toMatchObject([{ mayCorrect: true }])
  expect(await refusalOf(student.result.toCheck())).toMatchObject({ code: 'NOT_ALLOWED' })
  const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
  const setStatus = (status: string) =>
    inSchool(server.pools.app, of.school, (tx) =>
      tx.run('UPDATE exams SET status = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, of.examId, status]),
    )
  expect(await colleague.result.toCheck()).toEqual({ items: [] })
  await setStatus('completed')
  expect((await colleague.result.toCheck()).items).toMatchObject([{ mayCorrect: false }])
})
