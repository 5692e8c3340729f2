import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerRight, decideHaving, handInLate, remark } from '../../test/builders/marking.ts'
import {
  act,
  aSitting,
  cardOf,
  handedIn,
  moveBack,
  newPage,
  openPage,
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
/** As the candidate's own list of exams says it. */
const isTimeOver = async ({ client }: Page) =>
  (await client.exam.listMine()).items.find(({ id }) => id === sitting.examId)?.isTimeOver ?? false
const decide = ({ attemptId }: Page, decision: 'accepted' | 'refused') =>
  decideHaving(sitting.teacher, { attemptId }, decision)

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
  expect(await shown()).toMatchObject({ answeredCount: 1, lateCount: 1 })
})

test('staff read what came late, whatever was decided; the candidate reads the decision', async () => {
  const page = await newPage(server, sitting)
  await handInLate(server, sitting, page)
  await cardOf(page)
  const late = await answerRight(server, sitting, page, 0)
  const lateAnswers = [{ questionId: late.question, answer: late.value, changesNothing: false }]

  expect(await staffCard(page)).toMatchObject({ lateCount: 1, lateDecision: 'pending', lateAnswers, answeredCount: 0 })
  expect(await ownCard(page)).toMatchObject({
    afterEnd: null,
    lateCount: 1,
    lateDecision: 'pending',
    lateAnswers: null,
  })
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
  expect(await staffCard(page)).toMatchObject({
    lateAnswers: [{ questionId: question, answer: null, changesNothing: false }],
  })
})

/** An answer by the place of its option on this paper. */
function choose(page: Page, place: number, option: number, atMs?: number) {
  const { questionId, optionIds } = page.order[place] ?? { questionId: '', optionIds: [] }
  const value = optionIds.slice(option, option + 1)
  return {
    ...act(page, { kind: 'answer', question: questionId, value, ...(atMs === undefined ? {} : { atMs }) }),
    value,
  }
}

/** What counts now, by question. */
const countedOf = async (page: Page) => {
  const { questions } = (await staffCard(page)) ?? { questions: [] }
  return Object.fromEntries(questions.map(({ id, answer }) => [id, answer]))
}

test('staff read the answer that came late, and are not asked about one that an answer in time overrules', async () => {
  const older = await newPage(server, sitting)
  const newer = await openPage(older.client, sitting.examId)
  const overruled = choose(older, 0, 0)
  const other = choose(older, 1, 0)
  const inTime = choose(newer, 0, 1)
  await send(newer, [inTime, act(newer, { kind: 'submit' })])
  await cardOf(newer)
  await send(older, [overruled, other])
  await remark(server, sitting, older)

  expect(await staffCard(older)).toMatchObject({
    lateCount: 1,
    lateDecision: 'pending',
    lateAnswers: [{ questionId: other.question, answer: other.value, changesNothing: false }],
  })
  await decide(older, 'accepted')
  expect(await countedOf(older)).toMatchObject({
    [inTime.question ?? '']: inTime.value,
    [other.question ?? '']: other.value,
  })
  await decide(older, 'refused')
  expect(await countedOf(older)).toMatchObject({ [inTime.question ?? '']: inTime.value, [other.question ?? '']: null })
})

test('an answer made after its page was handed in is told as one that changes nothing', async () => {
  const older = await newPage(server, sitting)
  const newer = await openPage(older.client, sitting.examId)
  await send(newer, [act(newer, { kind: 'submit' })])
  await cardOf(newer)
  const counted = choose(older, 0, 0)
  const submit = act(older, { kind: 'submit' })
  await send(older, [counted, submit, choose(older, 0, 1), choose(older, 1, 1)])
  await remark(server, sitting, older)
  const { lateAnswers, lateCount } = (await staffCard(older)) ?? {}
  expect(lateCount).toBe(2)
  expect(lateAnswers).toMatchObject([
    { questionId: counted.question, answer: counted.value, changesNothing: false },
    { questionId: older.order[1]?.questionId, changesNothing: true },
  ])
  await decide(older, 'accepted')
  expect(await countedOf(older)).toMatchObject({
    [counted.question ?? '']: counted.value,
    [older.order[1]?.questionId ?? '']: null,
  })
})

test('a submit that comes late takes no answer back that came in time', async () => {
  const older = await newPage(server, sitting)
  const first = choose(older, 0, 0)
  const submit = act(older, { kind: 'submit' })
  const second = choose(older, 0, 1)
  await send(older, [first, second])
  const newer = await openPage(older.client, sitting.examId)
  await send(newer, [act(newer, { kind: 'submit' })])
  await cardOf(newer)
  expect(await countedOf(older)).toMatchObject({ [second.question ?? '']: second.value })
  await send(older, [submit])
  await remark(server, sitting, older)
  expect(await countedOf(older)).toMatchObject({ [second.question ?? '']: second.value })
  expect(await staffCard(older)).toMatchObject({ lateCount: 0, lateDecision: null, lateAnswers: [] })
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
  expect(await isTimeOver(page)).toBe(false)
})

test('a page whose time ran out without network handed nothing in before', async () => {
  const page = await newPage(server, sitting)
  await arriveAfterTheEnd(page, page.allowedMs, true)
  expect(await staffCard(page)).toMatchObject({ endedBy: 'time', submittedOnDeviceAt: null })
  expect(await isTimeOver(page)).toBe(true)
})

/** Nothing but the plain words: the time ran out. */
async function expectPlainWords(page: Page) {
  expect(await staffCard(page)).toMatchObject({ endedBy: 'time', submittedOnDeviceAt: null })
  expect((await ownCard(page))?.submittedOnDeviceAt).toBeNull()
  expect(await staffRow(page)).toMatchObject({ endedBy: 'time', submittedOnDeviceAt: null })
}

test.each([
  ['its own page', false],
  ['an older page', true],
])('a page that was heard of after it says to have handed in is not believed: %s', async (_which, isOlder) => {
  const older = await newPage(server, sitting)
  const page = isOlder ? await openPage(older.client, sitting.examId) : older
  await moveBack(server, sitting.school, page.attemptId, hour - 60_000)
  await send(older, [choose(older, 0, 0, 1000)])
  await moveBack(server, sitting.school, page.attemptId, hour + 1_200_000)
  await send(page, [choose(page, 1, 0, 500_000), act(page, { kind: 'submit', atMs: 600_000 })])
  await remark(server, sitting, page)
  await expectPlainWords(page)
})

test('what the server was told before, or only after the end, leaves the word of the device standing', async () => {
  const page = await newPage(server, sitting)
  await moveBack(server, sitting.school, page.attemptId, 540_000)
  await send(page, [choose(page, 0, 0, 1000)])
  await moveBack(server, sitting.school, page.attemptId, hour + 30_000)
  await send(page, [choose(page, 1, 0, 500_000)])
  await arriveAfterTheEnd(page, 600_000, false)
  const { submittedAt, submittedOnDeviceAt } = (await staffCard(page)) ?? {}
  expect(Date.parse(submittedAt ?? '') - Date.parse(submittedOnDeviceAt ?? '')).toBe(hour - 600_000)
})

test('a page that was opened after it says to have handed in is not believed', async () => {
  const older = await newPage(server, sitting)
  await moveBack(server, sitting.school, older.attemptId, hour - 60_000)
  const page = await openPage(older.client, sitting.examId)
  await arriveAfterTheEnd(page, 600_000, false)
  await expectPlainWords(page)
})

test('a page that tells of acts after it says to have handed in is not believed', async () => {
  const page = await newPage(server, sitting)
  await moveBack(server, sitting.school, page.attemptId, hour + 1_200_000)
  await send(page, [choose(page, 0, 0, hour - 60_000), act(page, { kind: 'submit', atMs: 600_000 })])
  await remark(server, sitting, page)
  await expectPlainWords(page)
})
