import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerRight, handInLate, remark } from '../../test/builders/marking.ts'
import {
  act,
  aSitting,
  cardOf,
  handedIn,
  moveBack,
  newPage,
  type Page,
  type Sitting,
  send,
} from '../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

const staffCard = async ({ attemptId }: Page) => (await sitting.teacher.result.get({ attemptId })).card
const ownCard = async ({ client, attemptId }: Page) => (await client.result.get({ attemptId })).card
const staffRow = async (page: Page) =>
  (await sitting.teacher.result.listForExam({ examId: sitting.examId })).items.find(
    ({ attemptId }) => attemptId === page.attemptId,
  )
const decide = ({ attemptId }: Page, decision: 'accepted' | 'refused') =>
  sitting.teacher.marking.decideLate({ attemptId, decision })

test('a paper the clock had handed in is shown again only when what arrived since is marked, too', async () => {
  const page = await newPage(server, sitting)
  const shown = async () => (await page.client.result.ofTicket({ ticket: page.ticket })).card
  await send(page, [await answerRight(server, sitting, page, 0)])
  await moveBack(server, sitting.school, page.attemptId, hour + 120_000)
  await closeByClock(page)
  await remark(server, sitting, page)
  expect(await shown()).toMatchObject({ answeredCount: 1, lateCount: 0 })
  await send(page, [await answerRight(server, sitting, page, 1), act(page, { kind: 'submit' })])
  expect(await shown()).toBeNull()
  await remark(server, sitting, page)
  expect(await shown()).toMatchObject({ answeredCount: 2, lateCount: 1 })
})

test('staff read what came late, whatever was decided; the candidate reads the decision', async () => {
  const page = await newPage(server, sitting)
  await handInLate(server, sitting, page)
  await cardOf(page)
  const late = await answerRight(server, sitting, page, 0)
  const lateAnswers = [{ questionId: late.question, answer: late.value }]

  expect(await staffCard(page)).toMatchObject({ lateCount: 1, lateDecision: 'pending', lateAnswers, answeredCount: 1 })
  expect(await ownCard(page)).toMatchObject({ lateCount: 1, lateDecision: 'pending', lateAnswers: null })
  await decide(page, 'refused')
  expect(await staffCard(page)).toMatchObject({ lateDecision: 'refused', lateAnswers, answeredCount: 0 })
  expect(await ownCard(page)).toMatchObject({ lateDecision: 'refused', lateAnswers: null, answeredCount: 0 })
  expect(await cardOf(page)).toMatchObject({ lateDecision: 'refused', lateAnswers: null })
  await decide(page, 'accepted')
  expect(await staffCard(page)).toMatchObject({ lateDecision: 'accepted', lateAnswers, answeredCount: 1 })
})

test('an answer that was taken back late is told as such', async () => {
  const page = await newPage(server, sitting)
  await send(page, [await answerRight(server, sitting, page, 1)])
  await moveBack(server, sitting.school, page.attemptId, hour + 120_000)
  const question = page.order[1]?.questionId ?? ''
  await send(page, [act(page, { kind: 'clear', question }), act(page, { kind: 'submit' })])
  await cardOf(page)
  expect(await staffCard(page)).toMatchObject({ lateAnswers: [{ questionId: question, answer: null }] })
})

test('where nothing came late, nothing is said of it', async () => {
  const page = await handedIn(server, sitting)
  expect(await staffCard(page)).toMatchObject({
    lateCount: 0,
    lateDecision: null,
    lateAnswers: [],
    submittedOnDeviceAt: null,
  })
  expect(await staffRow(page)).toMatchObject({ endedBy: 'candidate', submittedOnDeviceAt: null })
})

async function closeByClock({ attemptId }: Page) {
  await inSchool(server.pools.app, sitting.school, (tx) =>
    tx.run("UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline WHERE id = $1", [
      attemptId,
    ]),
  )
}

/** The page had lost the network; the clock ended its attempt, or did not come to it before the paper arrived. */
async function arriveAfterTheEnd(page: Page, submitAtMs: number, isClosed: boolean) {
  await moveBack(server, sitting.school, page.attemptId, hour + 120_000)
  if (isClosed) await closeByClock(page)
  await send(page, [act(page, { kind: 'submit', atMs: submitAtMs })])
  await remark(server, sitting, page)
}

test.each([
  [false, 'before the clock ended it'],
  [true, 'after the clock ended it'],
])('a paper handed in inside the time that arrives after it (closed: %s), %s', async (isClosed) => {
  const page = await newPage(server, sitting)
  await arriveAfterTheEnd(page, hour - 300_000, isClosed)
  const card = await staffCard(page)
  expect(card).toMatchObject({ endedBy: 'time' })
  const submittedAt = Date.parse(card?.submittedAt ?? '')
  expect(submittedAt - Date.parse(card?.submittedOnDeviceAt ?? '')).toBe(300_000)
  expect((await ownCard(page))?.submittedOnDeviceAt).toBe(card?.submittedOnDeviceAt)
  expect((await staffRow(page))?.submittedOnDeviceAt).toBe(card?.submittedOnDeviceAt)
})

test('a page whose time ran out without network handed nothing in before', async () => {
  const page = await newPage(server, sitting)
  await arriveAfterTheEnd(page, page.allowedMs, true)
  expect(await staffCard(page)).toMatchObject({ endedBy: 'time', submittedOnDeviceAt: null })
})
