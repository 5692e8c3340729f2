import type { ExamResult } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { readAgain } from '../../platform/queries.ts'
import { useExamResults } from './exam-results.ts'
import { ExamResultsTable } from './exam-results-table.tsx'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const at = (clock: string) => `2026-11-20T${clock}:00.000Z`
const withLate = (count: number): ExamResult => ({
  ...{
    attemptId: '0199ffff-ffff-7fff-8fff-000000000002',
    student: 'Ada Eze',
    studentNumber: 'GC/1',
    className: 'SS2B',
  },
  ...{ attemptNumber: 1, state: 'marked', endedBy: 'time', submittedAt: at('10:00'), submittedOnDeviceAt: null },
  ...{ toMarkCount: 0, score: null, lateCount: count, lateDecision: 'pending' },
  afterEnd: {
    ...{ endedAt: at('10:00'), lastContactAt: at('09:59'), grace: null },
    late: {
      ...{ count, acceptedCount: 0, afterAnswersCount: 0, addresses: ['41.58.0.7'] },
      ...{ firstAt: at('11:02'), lastAt: at('11:04'), claimedAt: at('09:42') },
    },
  },
})

/** An exam that is over: nobody asks for its list again by the clock. */
function Late() {
  const { list } = useExamResults(examId, false)
  const exam = { id: examId, mayAct: true, opensAt: at('08:00'), classes: ['SS2B'], namedCount: 0, seesQuestions: true }
  return <ExamResultsTable exam={exam} list={list} onExport={() => undefined} empty={null} />
}

test('a decision that is refused because more has come shows it, and can then be made', async () => {
  let count = 1
  const decided: number[] = []
  const figures = {
    handedIn: 1,
    inProgress: 0,
    unmarked: 0,
    waitingLate: 1,
    unfinished: 0,
    toMark: 0,
    averageScore: null,
    passRate: null,
  }
  const head = {
    figures,
    title: 'Term test',
    isReleased: false,
    rightAnswers: null,
    nextCursor: null,
    total: 1,
    isUnchanged: false,
  }
  await showScreen(Late, {
    answers: {
      result: { listForExam: () => ({ ...head, fingerprint: `${count}`, items: [withLate(count)] }) },
      marking: {
        decideLate: ({ seen }) => {
          if (seen !== count) throw refusal('MORE_LATE_ANSWERS')
          decided.push(seen)
          throw refusal('UNAVAILABLE')
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Actions for Ada Eze' }).click()
  await page.getByRole('menuitem', { name: 'Refuse late answers' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^1 answer arrived/)).toBeVisible()
  count = 3
  await dialog.getByRole('button', { name: 'Refuse them' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/More answers have arrived/)
  await expect.element(dialog.getByText(/^3 answers arrived/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Refuse them' }).click()
  await expect.poll(() => decided).toEqual([3])
})

test('several papers are accepted at once as they stood there, after it is said what that does and who is left', async () => {
  await page.viewport(1280, 800)
  let count = 2
  const sent: { input: unknown; count: number }[] = []
  const figures = { handedIn: 2, inProgress: 0, unmarked: 0, waitingLate: 2, unfinished: 0, toMark: 0 }
  const head = { title: 'Term test', isReleased: false, rightAnswers: null, nextCursor: null, total: 2 }
  const other = { attemptId: '0199ffff-ffff-7fff-8fff-000000000003', student: 'Bola Sample', studentNumber: 'GC/2' }
  await showScreen(Late, {
    answers: {
      result: {
        listForExam: () => ({
          ...{ ...head, isUnchanged: false, fingerprint: `${count}` },
          figures: { ...figures, averageScore: null, passRate: null },
          items: [withLate(count), { ...withLate(1), ...other }],
        }),
      },
      marking: {
        acceptLate: (input) => {
          sent.push({ input, count })
          const why = 'Some arrived when right answers could be read. Accept it by itself.'
          const skipped = [{ id: other.attemptId, name: other.student, why }]
          return { batch: null, doneCount: 1, skipped, effects: ['1 paper is marked again with what came late.'] }
        },
      },
    },
  })
  for (const name of ['Ada Eze', 'Bola Sample'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).click({ force: true })
  await page.getByRole('button', { name: 'Accept late answers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept the late answers of 2 candidates?' })
  await expect.element(dialog.getByText('1 paper is marked again with what came late.')).toBeVisible()
  await expect.element(dialog.getByText(/Bola Sample.*Accept it by itself/)).toBeVisible()
  await expectAccessible()
  count = 7
  await readAgain()
  await dialog.getByRole('button', { name: 'Accept late answers' }).click()
  const attempts = [
    { attemptId: withLate(1).attemptId, seen: 2 },
    { attemptId: other.attemptId, seen: 1 },
  ]
  await expect
    .poll(() => sent)
    .toEqual([
      { input: { examId, attempts }, count: 2 },
      { input: { examId, attempts }, count: 7 },
    ])
})
