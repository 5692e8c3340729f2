import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctHaving, markAgain } from '../../../test/builders/corrections.ts'
import { anExam, aQuestion } from '../../../test/builders/exam.ts'
import { aStudent } from '../../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  closeSittings,
  openPage,
  type Page,
  type Sitting,
  send,
} from '../../../test/builders/sitting.ts'
import type { TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { noticeWorkers } from '../../notice/notice.workers.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { markAttempts } from '../mark-attempts.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

async function tellAll() {
  const { rows } = await server.pools.app.query<{ reference: string }>(
    "SELECT reference FROM due_work WHERE kind = 'tell_result_corrected' AND school_id = $1",
    [of.school.schoolId],
  )
  const tell = noticeWorkers({ ...server, isClockTrusted: () => true }).tell_result_corrected
  for (const { reference } of rows) await tell?.run({ schoolId: of.school.schoolId, reference })
}

const told = async (client: TestClient) =>
  (await client.notice.list({})).items.filter(({ kind }) => kind === 'result_corrected')

/** Somebody new chooses an option of the question about milk, writes the essay if there is one, and hands in. */
async function sat(examId: string, place: number, essay = ''): Promise<Page> {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  const page = await openPage(client, examId)
  const question = aboutMilk(page)
  const options = (question?.options ?? []).toSorted((one, other) => (one.text < other.text ? -1 : 1))
  const written = page.content.questions.find(({ type }) => type === 'essay')
  await send(page, [
    act(page, { kind: 'answer', question: question?.id ?? '', value: [options[place]?.id ?? ''] }),
    ...(written ? [act(page, { kind: 'answer', question: written.id, value: essay })] : []),
    act(page, { kind: 'submit' }),
  ])
  await cardOf(page)
  return page
}

const aboutMilk = ({ content }: Page) => content.questions.find(({ text }) => text === 'Which gives milk?')

/** The right answer is B by the key, and really C. */
async function anExamOf(showResults: 'immediate' | 'manual', others: Awaited<ReturnType<typeof aQuestion>>[] = []) {
  const options = ['A fish', 'B bird', 'C cow', 'D dog']
  const asked = await aQuestion(of.teacher, { subjectId: of.subjectId, question: 'Which gives milk?', options })
  const questions = [asked, ...others]
  const said = { subjectId: of.subjectId, classIds: [of.classId], questions, draft: { showResults } }
  return { ...(await anExam(of.teacher, said)), question: asked }
}

/** What the cow says, in place of the bird. */
function theCow(page: Page) {
  const question = aboutMilk(page)
  const optionIds = question?.options.flatMap(({ id, text }) => (text === 'C cow' ? [id] : [])) ?? []
  return { kind: 'correct' as const, questionId: question?.id ?? '', right: { optionIds, texts: [] } }
}

async function correctIt(page: Page, examId: string, first: (tx: Tx) => Promise<void> = async () => undefined) {
  const made = await correctHaving(of.teacher, { examId, correction: theCow(page) })
  await inSchool(server.pools.app, of.school, first)
  await markAgain(server, of.school)
  await tellAll()
  return made
}

const cardFor = async ({ client, attemptId }: Page) => (await client.result.get({ attemptId })).card

test('whom a correction moves and who sees the score is told once, with before and after, and reads it on the card', async () => {
  const { examId } = await anExamOf('immediate')
  const [up, down, same] = [await sat(examId, 2), await sat(examId, 1), await sat(examId, 0)]
  const { actId } = await correctIt(up, examId)
  await tellAll()
  const [notice, ...more] = await told(up.client)
  expect(more).toEqual([])
  // Others still sit: neither the question nor the reason, which says the right letter as often as not.
  expect(notice).toMatchObject({
    title: 'Your result was corrected: First term mock',
    text: '0% (0 of 2 marks) → 100% (2 of 2 marks).',
    to: `/results/${up.attemptId}`,
  })
  expect((await told(down.client)).map(({ text }) => text)).toEqual(['100% (2 of 2 marks) → 0% (0 of 2 marks).'])
  expect(await told(same.client)).toEqual([])
  const sums = { before: { earnedHundredths: 0, percentage: 0 }, after: { earnedHundredths: 200, percentage: 100 } }
  expect((await cardFor(up))?.corrections).toMatchObject([{ revision: 2, what: [], ...sums }])
  expect(JSON.stringify(await cardFor(up))).not.toContain('Wrong letter')
  expect((await cardFor(same))?.corrections).toBeUndefined()
  // Staff who set the exam read what it was.
  const { card } = await of.teacher.result.get({ attemptId: up.attemptId })
  const wrongLetter = { kind: 'correct', number: 1, reason: 'Wrong letter in the key' }
  expect(card?.corrections).toMatchObject([{ what: [wrongLetter] }])

  await closeSittings(server, of.school, examId)
  expect((await cardFor(up))?.corrections).toMatchObject([{ revision: 2, what: [wrongLetter], ...sums }])
  // Taken back, they are told again.
  await correctHaving(of.teacher, { examId, correction: { kind: 'taken_back', actId } }, { reason: 'It was right' })
  await markAgain(server, of.school)
  await tellAll()
  expect((await told(up.client)).map(({ text }) => text)).toEqual([
    '100% (2 of 2 marks) → 0% (0 of 2 marks). Reason: It was right',
    '0% (0 of 2 marks) → 100% (2 of 2 marks).',
  ])
})

test('several corrections before papers are marked again are told as one, and what moves nothing is not on the card', async () => {
  const options = ['A fish', 'B bird', 'C cow', 'D dog']
  const other = await aQuestion(of.teacher, { subjectId: of.subjectId, question: 'Which lays eggs?', options })
  const { examId } = await anExamOf('immediate', [other])
  const page = await sat(examId, 2)
  await closeSittings(server, of.school, examId)
  const answered = aboutMilk(page)?.id ?? ''
  const left = page.content.questions.find(({ id }) => id !== answered)?.id ?? ''
  await correctHaving(of.teacher, { examId, correction: { kind: 'full', questionId: answered } })
  await correctHaving(
    of.teacher,
    { examId, correction: { kind: 'annulled', questionId: left } },
    { reason: 'Not in the syllabus' },
  )
  await markAgain(server, of.school)
  await tellAll()
  expect((await told(page.client)).map(({ text }) => text)).toEqual([
    '0% (0 of 4 marks) → 100% (2 of 2 marks). Reason: Wrong letter in the key; Not in the syllabus',
  ])
  // Whoever has full marks already gets nothing more by full marks for everybody.
  await correctHaving(of.teacher, { examId, correction: theCow(page) })
  await markAgain(server, of.school)
  await tellAll()
  expect(await told(page.client)).toHaveLength(1)
  expect((await cardFor(page))?.corrections).toMatchObject([
    { revision: 2, what: [{ kind: 'full' }, { kind: 'annulled', reason: 'Not in the syllabus' }] },
  ])
})

test('what a paper came to while an answer waited, or moved by something else as well, is neither told nor on the card', async () => {
  const rules: AnswerRules = {
    kind: 'essay',
    minWords: null,
    maxWords: null,
    answerOn: 'screen',
    guide: '',
    rubric: [],
  }
  const asked = { subjectId: of.subjectId, question: 'Discuss.', options: [], correctAnswer: [], rules }
  const essay = await aQuestion(of.teacher, { ...asked, type: 'essay' })
  const { examId } = await anExamOf('immediate', [essay])
  const page = await sat(examId, 2, 'It is so.')
  await closeSittings(server, of.school, examId)
  await correctIt(page, examId)
  const { items } = await of.teacher.marking.listCorrections({ examId })
  expect(items).toMatchObject([{ upCount: 0, downCount: 0 }])
  const questionId = page.content.questions.find(({ type }) => type === 'essay')?.id ?? ''
  await correctHaving(of.teacher, { examId, correction: { kind: 'annulled', questionId } })
  await markAgain(server, of.school)
  await tellAll()
  expect([await told(page.client), (await cardFor(page))?.corrections]).toEqual([[], undefined])
  expect((await cardFor(page))?.score).toMatchObject({ percentage: 100 })

  const other = await anExamOf('immediate')
  const late = await sat(other.examId, 2)
  await correctIt(late, other.examId, (tx) => markAttempts(tx, [late.attemptId], 'late'))
  expect([await told(late.client), (await cardFor(late))?.corrections]).toEqual([[], undefined])
  expect((await cardFor(late))?.score).toMatchObject({ percentage: 100 })
})

test('a score that staff have not released is told of by nobody', async () => {
  const { examId } = await anExamOf('manual')
  const page = await sat(examId, 2)
  await correctIt(page, examId)
  expect(await told(page.client)).toEqual([])
  const { card } = await page.client.result.get({ attemptId: page.attemptId })
  expect([card?.score, card?.corrections]).toEqual([null, undefined])
  await of.teacher.result.release({ examId, whileSat: true })
  expect((await page.client.result.get({ attemptId: page.attemptId })).card).toMatchObject({
    ...{ score: { percentage: 100 }, corrections: [{ after: { percentage: 100 } }] },
  })
})

test('a morning’s copy never shows the afternoon’s key', async () => {
  const morning = await anExamOf('immediate')
  const page = await sat(morning.examId, 1)
  const cardNow = async () => (await page.client.result.get({ attemptId: page.attemptId })).card
  await closeSittings(server, of.school, morning.examId)
  expect((await cardNow())?.marked?.[0]?.correctOptionIds).toHaveLength(1)

  // The same question of the bank, this afternoon, with one of its own beside it.
  const more = await aQuestion(of.teacher, { subjectId: of.subjectId, question: 'And which gives eggs?' })
  const opensAt = new Date(Date.now() + 3_600_000)
  const afternoon = await anExam(of.teacher, {
    ...{ subjectId: of.subjectId, classIds: [of.classId], questions: [morning.question, more], opensAt },
    closesAt: new Date(opensAt.getTime() + 7_200_000),
  })
  await correctIt(page, morning.examId)
  const bonus = { kind: 'bonus' as const, bonusHundredths: 50 }
  await correctHaving(of.teacher, { examId: morning.examId, correction: bonus }, { reason: 'Time was lost' })
  await markAgain(server, of.school)
  await tellAll()
  const held = await cardNow()
  expect(held).toMatchObject({ score: { percentage: 25 }, marked: [], heldAnswers: { at: expect.any(String) } })
  expect(JSON.stringify(held)).not.toContain('correctOptionIds')
  // Of what was put right only what says nothing of the question.
  expect(held?.corrections).toMatchObject([
    { revision: 2, what: [] },
    { revision: 3, what: [{ kind: 'bonus', reason: 'Time was lost' }] },
  ])
  expect((await told(page.client)).map(({ text }) => text)).toEqual([
    '0% (0 of 2 marks) → 25% (0.5 of 2 marks). Reason: Time was lost',
    '100% (2 of 2 marks) → 0% (0 of 2 marks).',
  ])
  // Staff who set the exam read on.
  const { card } = await of.teacher.result.get({ attemptId: page.attemptId })
  expect(card?.marked).toHaveLength(1)

  await closeSittings(server, of.school, afternoon.examId)
  expect(await cardNow()).toMatchObject({
    marked: [{ outcome: 'wrong' }],
    corrections: [{ what: [{ number: 1 }] }, {}],
  })
  expect((await cardNow())?.heldAnswers).toBeUndefined()
})

test('a device that is silent in another exam keeps the right answers of its questions closed', async () => {
  const morning = await anExamOf('immediate')
  const page = await sat(morning.examId, 1)
  const afternoon = await anExam(of.teacher, {
    ...{ subjectId: of.subjectId, classIds: [of.classId], questions: [morning.question] },
  })
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  await openPage(client, afternoon.examId)
  for (const { examId } of [morning, afternoon]) await closeSittings(server, of.school, examId)
  const cardNow = async () => (await page.client.result.get({ attemptId: page.attemptId })).card
  expect(await cardNow()).toMatchObject({ marked: [], heldAnswers: { at: expect.any(String) } })
  await of.teacher.result.openAnswers({ examId: afternoon.examId })
  expect(await cardNow()).toMatchObject({ marked: [{ outcome: 'right' }] })
})
