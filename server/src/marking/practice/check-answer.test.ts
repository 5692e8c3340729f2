import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctHaving } from '../../../test/builders/corrections.ts'
import { anEssay } from '../../../test/builders/essay.ts'
import { anExam } from '../../../test/builders/exam.ts'
import { aStudent } from '../../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  closeSittings,
  keyOf,
  moveBack,
  openPage,
  type Page,
  type Sitting,
  send,
} from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { draft: { examType: 'practice', attemptsAllowed: 10 } })
})
afterAll(() => server.stop())

const newcomer = async (examId = of.examId) => {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  return await openPage(client, examId)
}
const check = (page: Page, questionId?: string) =>
  server.client().marking.checkAnswer({ ticket: page.ticket, ...(questionId !== undefined && { questionId }) })
const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).code
const at = (page: Page, place: number) => page.order[place]?.questionId ?? ''

async function say(page: Page, place: number, isRight: boolean): Promise<string[]> {
  const key = await keyOf(server, { school: of.school, examId: examOf(page) })
  const { questionId = '', optionIds = [] } = page.order[place] ?? {}
  const right = key[questionId]?.correctOptionIds ?? []
  const value = isRight ? right : optionIds.filter((id) => !right.includes(id)).slice(0, 1)
  await send(page, [act(page, { kind: 'answer', question: questionId, value })])
  return value
}
const exams = new WeakMap<Page, string>()
const examOf = (page: Page) => exams.get(page) ?? of.examId

test('a checked answer says at once whether it is right, and what is and why; nobody else is told', async () => {
  const explained = await anExam(of.teacher, {
    ...{ subjectId: of.subjectId, classIds: [of.classId], draft: { examType: 'practice' } },
    questions: [
      await of.teacher.bank.addQuestion({
        ...{ type: 'multiple_choice', question: 'What is half of 8?', options: ['4', '5'], correctAnswer: 0 },
        ...{ subjectId: of.subjectId, topic: 'Sums', marksHundredths: 200, timeAllocationMinutes: 1 },
        explanation: 'Half of 8 is 4.',
      }),
    ],
  })
  const page = await newcomer(explained.examId)
  exams.set(page, explained.examId)
  expect(await codeOf(check(page, at(page, 0)))).toBe('NOTHING_TO_CHECK')
  const value = await say(page, 0, false)
  const right = (await keyOf(server, { school: of.school, examId: explained.examId }))[at(page, 0)]?.correctOptionIds
  const { items } = await check(page, at(page, 0))
  expect(items).toEqual([
    {
      ...{ questionId: at(page, 0), value },
      mark: {
        ...{ outcome: 'wrong', earnedHundredths: 0, ofHundredths: 200 },
        ...{ correctOptionIds: right, accepted: [], explanation: 'Half of 8 is 4.' },
      },
    },
  ])
  const other = await newcomer(explained.examId)
  expect(await check(other)).toEqual({ items: [] })
  expect(await codeOf(check(other, at(page, 0)))).toBe('NOTHING_TO_CHECK')
})

test('what was checked first counts: again, in another window, on two devices at once, and after the answer was changed', async () => {
  const page = await newcomer()
  const [first, second] = [at(page, 0), at(page, 1)]
  const wrong = await say(page, 0, false)
  const [one, two] = await Promise.all([check(page, first), check(page, first)])
  expect(one).toEqual(two)
  await say(page, 0, true)
  expect(await check(page, first)).toEqual(one)
  await say(page, 1, true)
  const reloaded = await openPage(page.client, of.examId)
  expect(await check(reloaded)).toEqual(one)
  const { items } = await check(reloaded, second)
  expect(items[0]?.mark?.outcome).toBe('right')
  // Taken back after it was checked, it counts all the same.
  await send(reloaded, [act(reloaded, { kind: 'clear', question: second }), act(reloaded, { kind: 'submit' })])
  await cardOf(reloaded)
  await closeSittings(server, of.school, of.examId)
  const { card } = await of.teacher.result.get({ attemptId: page.attemptId })
  expect(card?.score).toMatchObject({ earnedHundredths: 200, correctCount: 1, wrongCount: 1, unansweredCount: 1 })
  expect(card?.questions.find(({ id }) => id === first)?.answer).toEqual(wrong)
  expect(await codeOf(check(reloaded, second))).toBe('UNKNOWN_ATTEMPT')
  await inSchool(server.pools.app, of.school, (tx) =>
    tx.run("UPDATE exam_sittings SET closes_at = now() + interval '2 hours' WHERE exam_id = $1", [of.examId]),
  )
})

test('it is refused in other exams, after the time, and where a teacher marks the answer; nothing is noted', async () => {
  const essay = await anEssay(of.teacher, of.subjectId)
  const mixed = { subjectId: of.subjectId, classIds: [of.classId], questions: [essay] }
  const plain = await anExam(of.teacher, mixed)
  const page = await newcomer(plain.examId)
  await send(page, [act(page, { kind: 'answer', question: at(page, 0), value: 'Water moves.' })])
  expect(await codeOf(check(page, at(page, 0)))).toBe('NOT_PRACTICE')
  await closeSittings(server, of.school, plain.examId, 50 * 24 * 3_600_000)

  const practice = await anExam(of.teacher, { ...mixed, draft: { examType: 'practice' } })
  const writer = await newcomer(practice.examId)
  await send(writer, [act(writer, { kind: 'answer', question: at(writer, 0), value: 'Water moves.' })])
  expect(await codeOf(check(writer, at(writer, 0)))).toBe('MARKED_BY_TEACHER')
  expect(await check(writer)).toEqual({ items: [] })

  const late = await newcomer()
  await say(late, 0, true)
  await moveBack(server, of.school, late.attemptId, 2 * 3_600_000)
  expect(await codeOf(check(late, at(late, 0)))).toBe('UNKNOWN_ATTEMPT')
})

test('while another exam that asks one of the questions is not over nothing is said of any, and then it is', async () => {
  const page = await newcomer()
  const [first, second] = [at(page, 0), at(page, 1)]
  await say(page, 0, true)
  await check(page, first)
  await say(page, 1, true)
  // Published since.
  const other = await anExam(of.teacher, {
    ...{ subjectId: of.subjectId, classIds: [of.classId], questions: of.questions.slice(0, 1) },
    ...{ opensAt: new Date(Date.now() + 3_600_000), closesAt: new Date(Date.now() + 2 * 3_600_000) },
  })
  for (const place of [1, 2]) {
    await say(page, place, true)
    expect(await codeOf(check(page, at(page, place)))).toBe('ANSWER_KEPT_BACK')
  }
  const { items } = await check(page)
  expect(items).toMatchObject([{ questionId: first, isHeld: true }])
  expect(JSON.stringify(items)).not.toMatch(/mark|correct|outcome/)
  await closeSittings(server, of.school, other.examId)
  await wait(10)
  expect((await check(page, second)).items[0]?.mark?.outcome).toBe('right')
  expect((await check(page)).items.map(({ isHeld }) => isHeld)).toEqual([undefined, undefined])
})

test('the score of a practice that can be tried again waits as long as its answers are kept back', async () => {
  const own = await aSitting(server, { draft: { examType: 'practice', attemptsAllowed: 2 } })
  const { client } = await aStudent(server, own.school, { classId: own.classId })
  const page = await openPage(client, own.examId)
  await send(page, [act(page, { kind: 'submit' })])
  expect((await cardOf(page)).score).not.toBeNull()
  const other = await anExam(own.teacher, {
    ...{ subjectId: own.subjectId, classIds: [own.classId], questions: own.questions.slice(0, 1) },
  })
  const waits = { score: null, scoreRelease: { shown: false, at: expect.any(String), waitsForTeacher: false } }
  expect(await cardOf(page)).toMatchObject(waits)
  expect((await client.result.listMine()).items).toMatchObject([waits])
  expect((await own.teacher.result.get({ attemptId: page.attemptId })).card?.score).not.toBeNull()
  await closeSittings(server, own.school, other.examId)
  await wait(10)
  expect((await cardOf(page)).score).not.toBeNull()
  expect((await client.result.listMine()).items[0]?.score).not.toBeNull()
})

test('a wrong key that is put right moves what was checked, too, and a clock that is not trusted tells nothing', async () => {
  const page = await newcomer()
  const questionId = at(page, 0)
  const wrong = await say(page, 0, false)
  await check(page, questionId)
  const asked = {
    examId: of.examId,
    correction: { kind: 'also' as const, questionId, right: { optionIds: wrong, texts: [] } },
  }
  await correctHaving(of.teacher, asked)
  expect((await check(page, questionId)).items).toMatchObject([{ value: wrong, mark: { outcome: 'right' } }])
  server.clock.isTrusted = false
  try {
    expect(await codeOf(check(page, questionId))).toBe('UNAVAILABLE')
  } finally {
    server.clock.isTrusted = true
  }
})
