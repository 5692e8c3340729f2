import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import { act, aSitting, moveBack, openPage, type Page, type Sitting, send, sit } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server, { students: 0, draft: { attemptsAllowed: 2 } })
})
afterAll(() => server.stop())

const newStudent = async () => (await aStudent(server, sitting.school)).client
const logOf = ({ ticket }: Page) => server.client().attempt.log({ ticket })
const answerTo = (page: Page) => {
  const [question] = page.order
  return act(page, {
    kind: 'answer',
    question: question?.questionId ?? '',
    value: question?.optionIds.slice(0, 1) ?? [],
  })
}

test('the log tells a page by its ticket alone what has come of an older one since, and takes no epoch', async () => {
  const student = await newStudent()
  const older = await openPage(student, sitting.examId)
  const newer = await openPage(student, sitting.examId)
  expect(newer).toMatchObject({ epoch: 2, log: [], elsewhere: 0 })
  const late = answerTo(older)
  await send(older, [late])
  const { elsewhere } = await send(newer, [])
  expect(elsewhere).toBe(1)
  expect(await logOf(newer)).toEqual({
    log: [{ epoch: 1, seq: 1, kind: 'answer', question: late.question, value: late.value }],
    elsewhere,
  })
  expect(await send(newer, [])).toMatchObject({ isLive: true })
  expect(await send(older, [])).not.toHaveProperty('elsewhere')
})

test('the log of an attempt that has ended is told nobody, and no other attempt is begun by asking', async () => {
  const student = await newStudent()
  const page = await openPage(student, sitting.examId)
  await sit(page, {}, { right: 0 })
  expect(await refusalOf(logOf(page))).toMatchObject({ code: 'UNKNOWN_ATTEMPT' })
  expect(await student.attempt.door({ examId: sitting.examId })).toMatchObject({ attemptsUsed: 1, remainingMs: null })

  const timedOut = await openPage(await newStudent(), sitting.examId)
  await moveBack(server, sitting.school, timedOut.attemptId, 3_600_000 + 1_000)
  expect(await refusalOf(logOf(timedOut))).toMatchObject({ code: 'UNKNOWN_ATTEMPT' })
})

test('the log is for nobody whose ticket is not ours', async () => {
  expect(await refusalOf(server.client().attempt.log({ ticket: 'A'.repeat(112) }))).toMatchObject({
    code: 'FORGED_TICKET',
  })
})
