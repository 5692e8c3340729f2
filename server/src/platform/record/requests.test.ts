import { pngOfSize } from '@sabimark/domain/words/picture/samples.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestionForm } from '../../../test/builders/exam.ts'
import { aSchool, aSubject, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { asSent } from '../../../test/builders/picture.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../database/tenant.ts'
import { claimRequest, keepAnswer, usualRoom } from './requests.db.ts'
import { sweepKept } from './sweep-kept.ts'

let server: TestServer
let school: TestSchool
let userId: string
const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, { schoolId: school.schoolId }, work)
const asked = (requestKey: string) => ({ userId, requestKey, call: 'a call', bodyHash: 'hash' })
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  userId = (await within((tx) => tx.one<{ id: string }>('SELECT id FROM users WHERE school_id = $1', [tx.schoolId]))).id
})
afterAll(() => server.stop())

test('a person has room for so many keys a day, and those of before are still known', async () => {
  const room = { ...usualRoom, keysADay: 2 }
  const claim = (requestKey: string) => within((tx) => claimRequest(tx, asked(requestKey), room))
  expect([await claim('one'), await claim('two'), await claim('three')]).toEqual([undefined, undefined, 'too_many'])
  expect(await claim('one')).toMatchObject({ call: 'a call', bodyHash: 'hash' })
  await within((tx) =>
    tx.run(`UPDATE requests SET asked_at = asked_at - interval '1 day' WHERE school_id = $1`, [tx.schoolId]),
  )
  expect(await claim('three')).toBeUndefined()
})

test('beyond the room for a day’s answers only that it was done is kept', async () => {
  const room = { ...usualRoom, answerBytesADay: 100 }
  const keep = (requestKey: string, answer: unknown) =>
    within(async (tx) => {
      await claimRequest(tx, asked(requestKey))
      await keepAnswer(tx, asked(requestKey), answer, room)
    })
  await keep('short', { id: 1 })
  await keep('long', { text: 'x'.repeat(100) })
  await keep('short again', null)
  const again = (requestKey: string) => within((tx) => claimRequest(tx, asked(requestKey)))
  expect(await again('short')).toMatchObject({ answer: { id: 1 }, isAnswerKept: true })
  expect(await again('long')).toMatchObject({ answer: null, isAnswerKept: false })
  expect(await again('short again')).toMatchObject({ answer: null, isAnswerKept: true })
})

test('who sends a call again whose answer is no longer kept is told that it was done', async () => {
  const { people } = school.admin.with({ 'idempotency-key': 'done-and-not-kept' })
  const form = { name: 'Once Only', studentNumber: 'GF/77' }
  await people.addStudent(form)
  await within((tx) =>
    tx.run(
      `UPDATE requests SET answer = NULL, is_answer_kept = false WHERE school_id = $1 AND key = 'done-and-not-kept'`,
      [tx.schoolId],
    ),
  )
  expect(await refusalOf(people.addStudent(form))).toMatchObject({ code: 'DONE_BEFORE', status: 409 })
  expect((await school.admin.people.listStudents({ search: form.studentNumber })).total).toBe(1)
})

test('a call that takes no key keeps none, whatever its caller names in it', async () => {
  const { id: subjectId } = await aSubject(school)
  const question = await school.admin.bank.addQuestion(aQuestionForm({ subjectId }))
  const classIds = [classOf(school, 'SS1A').id]
  const { examId } = await anExam(school.admin, { subjectId, classIds, questions: [question], isPublished: false })
  const { marking } = school.admin.with({ 'idempotency-key': 'a-key-for-a-preview' })
  expect((await marking.markPreview({ examId, answers: { mypassword: 'four' } })).marked).toHaveLength(1)
  const kept = await within((tx) =>
    tx.rows(`SELECT call FROM requests WHERE school_id = $1 AND key = 'a-key-for-a-preview'`, [tx.schoolId]),
  )
  expect(kept).toEqual([])
})

test('keys and unused pictures of a week ago go, also of who never comes back', async () => {
  const picture = await school.admin.bank.addPicture({ data: asSent(pngOfSize(5, 5)) })
  await within(async (tx) => {
    await tx.run(
      `INSERT INTO requests (school_id, user_id, key, call, body_hash, asked_at)
       VALUES ($1, $2, 'a week ago', 'a call', 'hash', now() - interval '8 days')`,
      [tx.schoolId, userId],
    )
    await tx.run(`UPDATE files SET expires_at = now() - interval '1 minute' WHERE school_id = $1`, [tx.schoolId])
  })
  await sweepKept(server)({ schoolId: school.schoolId, reference: 'daily' })
  const left = await within((tx) =>
    tx.rows(
      `SELECT key FROM requests WHERE school_id = $1 AND key = 'a week ago'
       UNION ALL SELECT id::text FROM files WHERE school_id = $1 AND id = $2`,
      [tx.schoolId, picture.id],
    ),
  )
  expect(left).toEqual([])
})
