import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import { act, aSitting, countRows, moveBack, openPage, type Sitting, send } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterEach(() => {
  server.clock.isTrusted = true
})
afterAll(() => server.stop())

const newStudent = async () => (await aStudent(server, sitting.school)).client

test.each([
  ['an answer', 'visit' as const, 0],
  ['a submit at zero, after the clock has jumped past the deadline', 'submit' as const, hour],
])(
  '%s is neither stored nor judged while the clock is not to be trusted, and is taken afterwards',
  async (_what, kind, atMs) => {
    const page = await openPage(await newStudent(), sitting.examId)
    const question = page.order[0]?.questionId ?? ''
    const event = act(page, kind === 'submit' ? { kind, atMs } : { kind, atMs, question })
    if (kind === 'submit') await moveBack(server, sitting.school, page.attemptId, hour + 1000)
    const before = await countRows(server, sitting.school)
    server.clock.isTrusted = false
    expect(await refusalOf(send(page, [event]))).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect(await countRows(server, sitting.school)).toEqual(before)

    server.clock.isTrusted = true
    await moveBack(server, sitting.school, page.attemptId, 1000)
    expect(await send(page, [event])).toMatchObject({ ackedSeq: 1, refused: [], isSubmitted: kind === 'submit' })
  },
)

test('nobody starts while the clock is not to be trusted', async () => {
  const student = await newStudent()
  const running = await openPage(await newStudent(), sitting.examId)
  const before = await countRows(server, sitting.school)
  server.clock.isTrusted = false
  expect(await refusalOf(openPage(student, sitting.examId))).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  expect(await refusalOf(openPage(running.client, sitting.examId))).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await countRows(server, sitting.school)).toEqual(before)
  server.clock.isTrusted = true
  expect(await openPage(student, sitting.examId)).toMatchObject({ epoch: 1 })
})
