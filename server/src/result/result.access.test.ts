import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
import { aSitting, type Card, handedIn, keyOf, type Page, type Sitting } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

describe('who may read a result', () => {
  let page: Page
  beforeAll(async () => {
    page = await handedIn(server, sitting)
  })

  test('the teacher sees the whole of it, the key beside it', async () => {
    const key = await keyOf(server, sitting)
    for (const staff of [sitting.teacher, sitting.school.admin]) {
      const { card } = await staff.result.get({ attemptId: page.attemptId })
      expect(card?.score).toMatchObject({ correctCount: 2 })
      expect((card as Card).marked?.map(({ questionId, correctOptionIds }) => [questionId, correctOptionIds])).toEqual(
        (card as Card).marked?.map(({ questionId }) => [questionId, key[questionId]?.correctOptionIds]),
      )
      expect(card?.marked?.filter(({ outcome }) => outcome === 'right')).toHaveLength(2)
    }
  })

  test('a colleague of the subject reads the score while the exam runs, its questions and marks when it is over', async () => {
    const { client } = await aTeacher(server, sitting.school, { subjectIds: [sitting.subjectId] })
    const read = async () => (await client.result.get({ attemptId: page.attemptId })).card
    expect(await read()).toMatchObject({ score: { correctCount: 2 }, questions: [], marked: null })
    const { examId } = sitting
    await sitting.school.admin.exam.setAccessCode({ examId, code: 'ZX81' })
    const codes = [client, sitting.teacher, sitting.school.admin].map((who) => who.exam.get({ examId }))
    expect((await Promise.all(codes)).map(({ accessCode }) => accessCode)).toEqual([null, 'ZX81', 'ZX81'])
    await sitting.school.admin.exam.setAccessCode({ examId, code: null })
    const setStatus = (status: string) =>
      inSchool(server.pools.app, sitting.school, (tx) =>
        tx.run('UPDATE exams SET status = $2 WHERE id = $1', [examId, status]),
      )
    await setStatus('completed')
    expect((await read())?.marked).toHaveLength(3)
    await setStatus('active')
  })

  test.each<[string, string, () => Promise<TestClient>]>([
    ['another student of the class', 'UNKNOWN_ATTEMPT', async () => (await aStudent(server, sitting.school)).client],
    ['a student of another school', 'UNKNOWN_ATTEMPT', async () => (await aSitting(server)).students[0] as TestClient],
    ['the administrator of another school', 'UNKNOWN_ATTEMPT', async () => (await aSitting(server)).school.admin],
    [
      'a teacher of another subject',
      'NOT_ALLOWED',
      async () => {
        const { id } = await aSubject(sitting.school, { name: 'Biology' })
        return (await aTeacher(server, sitting.school, { subjectIds: [id] })).client
      },
    ],
    ['a stranger', 'NOT_SIGNED_IN', async () => server.client()],
  ])('%s cannot fetch it by id: %s', async (_what, code, who) => {
    const client = await who()
    expect(await refusalOf(client.result.get({ attemptId: page.attemptId }))).toMatchObject({ code })
  })

  test.each<[string, string, string, () => Promise<TestClient>]>([
    ['another school', 'UNKNOWN_EXAM', 'UNKNOWN_EXAM', async () => (await aSitting(server)).teacher],
    ['a student', 'NOT_ALLOWED', 'NOT_ALLOWED', async () => page.client],
  ])('%s can neither list nor release the results of the exam', async (_what, listed, released, who) => {
    const client = await who()
    const { examId } = sitting
    expect(await refusalOf(client.result.listForExam({ examId }))).toMatchObject({ code: listed })
    expect(await refusalOf(client.result.release({ examId }))).toMatchObject({ code: released })
  })

  test('an attempt nobody has is unknown', async () => {
    expect(await refusalOf(sitting.teacher.result.get({ attemptId: newId() }))).toMatchObject({
      code: 'UNKNOWN_ATTEMPT',
    })
  })

  test('results of another school stand in nobody else’s list', async () => {
    const other = await aSitting(server)
    await handedIn(server, other)
    expect((await other.students[0]?.result.listMine())?.items).toEqual([])
    expect((await other.teacher.result.listForExam({ examId: other.examId })).items).toHaveLength(1)
  })
})
