import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { type Answers, showScreen } from '../../test/screen.tsx'
import { MyResultList } from './mine/my-result-list.tsx'
import { ReceiptScore } from './receipt-score.tsx'
import ResultPage from './result-page.tsx'

const path = '/dashboard/results/$attemptId'
const at = '/dashboard/results/0199a000-0007-7000-8000-000000000002'
const opened = '2026-11-20T09:00:00.000Z'
const answers: Answers = {
  result: {
    evidence: () => ({
      ...{ startedAt: opened, submittedAt: '2026-11-20T10:00:00.000Z', endedBy: 'time' },
      pages: [
        {
          ...{ openedAt: opened, address: '41.58.0.7', othersCount: 38, device: 'Chrome 120 on Windows' },
          ...{ otherAddresses: [], usedUntilClaimed: '2026-11-20T09:42:00.000Z' },
        },
        {
          ...{
            openedAt: '2026-11-20T09:30:00.000Z',
            address: '102.89.3.4',
            othersCount: 0,
            device: 'Safari 17 on iPhone',
          },
          ...{ otherAddresses: [], usedUntilClaimed: null },
        },
      ],
      away: [{ page: 1, leftClaimed: '2026-11-20T09:10:00.000Z', returnedClaimed: '2026-11-20T09:11:20.000Z' }],
      ...{ awayCount: 1, awayMs: 80_000, sleptCount: 2, impossibleCount: 0, reusedCount: 0 },
      behind: { count: 0, mostMs: 0 },
      leftOut: { count: 0, mostMs: 0 },
      waited: [
        {
          ...{ count: 12, firstClaimed: '2026-11-20T09:35:00.000Z', lastClaimed: '2026-11-20T09:40:00.000Z' },
          ...{ arrivedAt: '2026-11-20T09:50:00.000Z', address: '102.89.3.4', isLate: false },
        },
      ],
    }),
  },
}

test('staff read how a paper was sat: windows, devices, addresses and times away, and no verdict', async () => {
  await showScreen(ResultPage, { as: 'teacher', answers, path, at })
  const told = page.getByRole('region', { name: 'How it was sat' })
  await expect.element(told.getByText('The page was left once, for 1 min 20 s in all.')).toBeVisible()
  const windows = told.getByRole('table', { name: 'Windows in which the exam was opened' })
  await expect.element(windows.getByText('41.58.0.7, as 38 others of this sitting')).toBeVisible()
  await expect.element(windows.getByText('2. Safari 17 on iPhone')).toBeVisible()
  await expect.element(windows.getByText(/Was still used after the next window was opened/)).toBeVisible()
  await expect.element(told.getByText(/^12 entries, made from/)).toBeVisible()
  await expect.element(told.getByText('The device slept or stood still 2 times.')).toBeVisible()
  await expect.element(told.getByText(/cannot be checked/)).toBeVisible()
  expect(told.getByText(/cheat|suspicious|fraud/i).elements()).toEqual([])
  await expectAccessible()
})

test('where device tracking was off, or full screen was asked for, it says what that leaves and adds', async () => {
  const untracked = { address: '', othersCount: 0, device: 'A device', otherAddresses: [], usedUntilClaimed: null }
  const evidence = () => ({
    ...{ startedAt: opened, submittedAt: null, endedBy: null, away: [], waited: [] },
    fullScreen: { left: [{ page: 1, leftClaimed: opened, returnedClaimed: null }], leftCount: 1 },
    ...{ awayCount: 0, awayMs: 0, sleptCount: 0, impossibleCount: 0, reusedCount: 0 },
    behind: { count: 0, mostMs: 0 },
    leftOut: { count: 0, mostMs: 0 },
    pages: [{ ...untracked, openedAt: opened }],
  })
  await showScreen(ResultPage, { as: 'teacher', answers: { result: { evidence } }, path, at })
  const told = page.getByRole('region', { name: 'How it was sat' })
  await expect.element(told.getByText('1. Browser not kept')).toBeVisible()
  await expect.element(told.getByText(/nothing shows on which computer this was sat/)).toBeVisible()
  await expect.element(told.getByText('The page was never left.')).toBeVisible()
  await expect.element(told.getByText(/^Full screen was left once\./)).toBeVisible()
  await expect.element(told.getByText(/: without it from then on$/)).toBeVisible()
})

test('of a sitting without review the candidate reads the score, and that there is no more of it', async () => {
  const own = '0199a000-0007-7000-8000-000000000001'
  const sentence = 'Your school does not show the questions and answers of this exam.'
  const closed = { shown: false, at: null, waitsForTeacher: false }
  const totals = {
    correctCount: 2,
    partlyCount: 0,
    wrongCount: 1,
    unansweredCount: 0,
    waitingCount: 0,
    questionCount: 3,
  }
  const score = { ...totals, earnedHundredths: 200, availableHundredths: 300, percentage: 67, grade: 'C', isPass: true }
  const item = {
    ...{ attemptId: own, examId: own, examTitle: 'First term mock', subject: 'Mathematics', submittedAt: opened },
    ...{ toMarkCount: 0, scoreRelease: { ...closed, shown: true }, isScoreAlone: true, score },
  }
  const card = {
    ...item,
    candidate: { name: 'Chidi Example', studentNumber: 'GF/1', className: null },
    ...{
      endedBy: 'candidate' as const,
      answeredCount: 3,
      onPaperCount: 0,
      questionCount: 3,
      submittedOnDeviceAt: null,
    },
    ...{
      lateCount: 0,
      lateDecision: null,
      lateAnswers: null,
      afterEnd: null,
      questions: [],
      answers: null,
      marked: null,
    },
    ...{ questionsRelease: closed, answersRelease: { ...closed, waitsForDevices: false } },
  }
  const result = { get: () => ({ card }), listMine: () => ({ items: [item] }) }
  await showScreen(ResultPage, { as: 'student', answers: { result }, path, at })
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByText('67%')).toBeVisible()
  await showScreen(() => <ReceiptScore card={card} />, { as: 'student' })
  await page.getByRole('button', { name: 'Show my score' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(page.getByText('See my answers').elements()).toEqual([])
  await showScreen(MyResultList, { as: 'student', answers: { result } })
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByText('67%')).toBeVisible()
})

test('a student is shown nothing of it, and the call is not made', async () => {
  let asked = 0
  const evidence = () => {
    asked += 1
    throw new Error('A student asked.')
  }
  await showScreen(ResultPage, { as: 'student', answers: { result: { evidence } }, path, at })
  await expect.element(page.getByRole('link', { name: 'All my results' })).toBeVisible()
  await expect.element(page.getByText('Handed in', { exact: true })).toBeVisible()
  expect(page.getByText('How it was sat').elements()).toEqual([])
  expect(asked).toBe(0)
})
