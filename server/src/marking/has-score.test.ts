import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctHaving, markAgain } from '../../test/builders/corrections.ts'
import { anEssay } from '../../test/builders/essay.ts'
import { anExam, aQuestion } from '../../test/builders/exam.ts'
import { countersOf, decideHaving } from '../../test/builders/marking.ts'
import {
  act,
  aSitting,
  cardOf,
  keyOf,
  moveBack,
  newPage,
  type Page,
  type Sitting,
  send,
} from '../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { selectPercentageCounts } from '../school/grading/grading.db.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

/** Somebody new hands in when the time was long over, with right answers to the first so many choice questions, in the author's order. */
async function handedInLate(exam: Sitting, right: number): Promise<Page> {
  const page = await newPage(server, exam)
  const key = await keyOf(server, exam)
  const answers = page.content.questions.filter(({ type }) => type !== 'essay').slice(0, right)
  await moveBack(server, of.school, page.attemptId, 3_600_000 + 120_000)
  const events = answers.map(({ id }) =>
    act(page, { kind: 'answer', question: id, value: key[id]?.correctOptionIds ?? [] }),
  )
  await send(page, [...events, act(page, { kind: 'submit' })])
  await cardOf(page)
  return page
}

/** The score of a paper wherever staff read one, and what the counters hold of its exam. */
async function scoresOf({ examId, teacher, ...exam }: Sitting, { attemptId }: Page) {
  const [own, all, card, record] = await Promise.all([
    teacher.result.listForExam({ examId }),
    teacher.result.list({ examId }),
    teacher.result.get({ attemptId }),
    teacher.result.list({ examId, grade: 'F' }),
  ])
  return {
    percentages: [
      own.items.find((one) => one.attemptId === attemptId)?.score?.percentage ?? null,
      all.items.find(({ id }) => id === attemptId)?.percentage ?? null,
      card.card?.score?.percentage ?? null,
    ],
    failed: record.items.length,
    counted: (await countersOf(server, { ...exam, examId, teacher }))?.count,
  }
}
const none = { percentages: [null, null, null], failed: 0, counted: 0 }

test('full marks for everybody are no score of a paper of which all waits', async () => {
  const page = await handedInLate(of, 1)
  const questionId = page.content.questions[1]?.id ?? ''
  const { moves } = await correctHaving(of.teacher, { examId: of.examId, correction: { kind: 'full', questionId } })
  // It has no score that would move, and waits for no marker.
  expect(moves).toMatchObject({ upCount: 0, sameCount: 0, waitingCount: 0, scoredCount: 0, passCount: 0, moved: [] })
  await markAgain(server, of.school)
  expect(await scoresOf(of, page)).toEqual(none)

  // Nor is it among those another grading scale would move.
  const graded = () => inSchool(server.pools.app, of.school, selectPercentageCounts)
  expect(await graded()).toEqual([])

  await decideHaving(of.teacher, page, 'accepted')
  expect(await graded()).toEqual([{ percentage: 67, count: 1 }])
  expect(await scoresOf(of, page)).toEqual({ percentages: [67, 67, 67], failed: 0, counted: 1 })
})

test('what was written on paper is marked, and gives no score while all that was answered on the screen waits', async () => {
  const { teacher, subjectId, classId } = of
  const questions = [await aQuestion(teacher, { subjectId }), await anEssay(teacher, subjectId, { answerOn: 'paper' })]
  const exam = { ...of, ...(await anExam(teacher, { subjectId, classIds: [classId], questions })) }
  const { examId } = exam
  const page = await handedInLate(exam, 1)
  const { candidates } = await teacher.marking.listPaperMarks({ examId })
  const marks = candidates.map(({ attemptId, marks: [mark] }) => ({
    ...{ attemptId, questionId: mark?.questionId ?? '', revision: mark?.revision ?? 0, hundredths: 100 },
  }))
  expect(await scoresOf(exam, page)).toEqual(none)
  await teacher.marking.enterPaperMarks({ examId, marks })
  expect(await scoresOf(exam, page)).toEqual(none)

  await decideHaving(teacher, page, 'refused')
  expect(await scoresOf(exam, page)).toEqual({ percentages: [17, 17, 17], failed: 1, counted: 1 })
  await decideHaving(teacher, page, 'accepted')
  expect(await scoresOf(exam, page)).toEqual({ percentages: [50, 50, 50], failed: 0, counted: 1 })
})
