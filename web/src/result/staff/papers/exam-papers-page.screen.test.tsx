import type { ExamResult, ResultCard } from '@sabimark/contract/answers.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { showScreen } from '../../../../test/screen.tsx'
import type { Marked, ReviewedQuestion } from '../../results.ts'
import ExamPapersPage from './exam-papers-page.tsx'

const examId = '0199a000-0006-7000-8000-000000000001'
const attemptOf = (number: number) => `0199ffff-ffff-7fff-8fff-00000000000${number}`
const score = {
  ...{ earnedHundredths: 450, availableHundredths: 800, percentage: 56, grade: 'C', isPass: true },
  ...{ correctCount: 1, partlyCount: 1, wrongCount: 1, unansweredCount: 0, waitingCount: 0, questionCount: 3 },
}
const nothingLate = { submittedOnDeviceAt: null, lateCount: 0, lateDecision: null, afterEnd: null, toMarkCount: 0 }
const names = ['Adéọlá Ìyanuolúwa', 'Bola Sample', 'Chidi Example', 'Dan Unmarked']

const rows: ExamResult[] = names.map((student, index) => ({
  ...{ attemptId: attemptOf(index), student, studentNumber: `GC/${index}`, className: 'SS2B', attemptNumber: 1 },
  ...{ state: 'marked', endedBy: 'candidate', submittedAt: '2026-11-20T10:00:00.000Z' },
  ...{ ...nothingLate, score: index === 3 ? null : score },
}))

const questions: ReviewedQuestion[] = [
  {
    ...{
      id: 'quest001',
      type: 'multiple_choice',
      text: 'What is $x^2$ where $x = \\frac{3}{2}$?',
      marksHundredths: 200,
    },
    ...{ answer: ['option1a'] },
    options: [
      { id: 'option1a', text: '$\\frac{9}{4}$' },
      { id: 'option1b', text: '3' },
    ],
  },
  {
    ...{ id: 'quest002', type: 'fill_blank', text: 'Read the table.\n\n| Year | City |\n|---|---|\n| 1990 | Lagos |' },
    ...{ options: [], marksHundredths: 100, answer: 'Lagos', passageId: 'passage1' },
    rules: { kind: 'text', before: 'The capital is', after: 'today.' },
  },
  {
    ...{ id: 'quest003', type: 'essay', text: 'Explain osmosis.', options: [], marksHundredths: 500 },
    ...{ answer: 'Water moves.', rules: { kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen' } },
  },
]
const marked: Marked[] = [
  {
    ...{ questionId: 'quest001', outcome: 'right', earnedHundredths: 200, ofHundredths: 200, accepted: [] },
    correctOptionIds: ['option1a'],
  },
  {
    ...{ questionId: 'quest002', outcome: 'wrong', earnedHundredths: 0, ofHundredths: 100, correctOptionIds: [] },
    accepted: ['Abuja'],
  },
  {
    ...{ questionId: 'quest003', outcome: 'partly', earnedHundredths: 250, ofHundredths: 500, correctOptionIds: [] },
    ...{ accepted: [], byHand: { points: [], adjustHundredths: 0, comments: ['Which way?'] } },
  },
]

const cardOf = (attemptId: string): ResultCard => {
  const shown = { shown: true, at: null, waitsForTeacher: false }
  const { student: name = '', studentNumber = '' } = rows.find((row) => row.attemptId === attemptId) ?? {}
  return {
    ...{ attemptId, examId, examTitle: 'Term test', subject: 'Biology', submittedAt: '2026-11-20T10:00:00.000Z' },
    ...{ candidate: { name, studentNumber, className: 'SS2B' }, endedBy: 'candidate', answeredCount: 3 },
    ...{
      onPaperCount: 0,
      questionCount: 3,
      ...nothingLate,
      lateAnswers: null,
      score,
      questions,
      answers: null,
      marked,
    },
    ...{ scoreRelease: shown, questionsRelease: shown, answersRelease: { ...shown, waitsForDevices: false } },
    passages: [{ id: 'passage1', text: 'Once there was a capital.' }],
  }
}

const figures = {
  ...{ handedIn: 4, inProgress: 0, unmarked: 0, waitingLate: 0, unfinished: 1, toMark: 1 },
  ...{ averageScore: 56, passRate: 100 },
}
const head = { title: 'Term test', isReleased: false, rightAnswers: null, figures, fingerprint: '', isUnchanged: false }
const listForExam = () => ({ ...head, items: rows, nextCursor: null, total: rows.length })

type Get = (input: { attemptId: string }) => { card: ResultCard } | Promise<{ card: ResultCard }>

const show = (get: Get) =>
  showScreen(ExamPapersPage, {
    ...{ at: `/dashboard/results/exam/${examId}/papers`, path: '/dashboard/results/exam/$examId/papers' },
    answers: { result: { listForExam, get } },
  })

afterEach(() => vi.restoreAllMocks())

test('every marked paper of the exam is loaded and printed; one that could not be is named and asked for again', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  let isFailing = true
  await show(({ attemptId }) => {
    if (attemptId === attemptOf(1) && isFailing) throw new Error('No answer')
    return { card: cardOf(attemptId) }
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('could not be loaded: Bola Sample (GC/1).')
  await expect.element(page.getByText('1 candidate has no score yet and is left out.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print 2 papers' })).toBeEnabled()
  await expectAccessible()
  isFailing = false
  await page.getByRole('button', { name: 'Load the others' }).click()
  await page.getByRole('button', { name: 'Print 3 papers' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const papers = [...document.querySelectorAll('[data-print-sheet] article')]
  expect(papers.map((paper) => paper.querySelector('strong')?.textContent)).toEqual(names.slice(0, 3))
  const text = papers[1]?.textContent ?? ''
  for (const said of [
    ...['Term test', 'GC/1', 'SS2B', '56%', '4.5 of 8 marks', 'Grade C', 'Once there was a capital.'],
    ...[
      'Right · 2 of 2',
      'candidate’s answer, right answer',
      'Right answerAbuja',
      'Which way?',
      'Partly right · 2.5 of 5',
    ],
  ]) {
    expect(text).toContain(said)
  }
  // Formulas are drawn before anything is printed.
  expect(papers[1]?.querySelectorAll('.katex').length).toBe(3)
  expect(papers[1]?.querySelector('table')).not.toBeNull()
})

test('who cancels keeps what has come, and goes on from there', async () => {
  const held: (() => void)[] = []
  let asked = 0
  await show(async ({ attemptId }) => {
    asked += 1
    if (attemptId !== attemptOf(0)) await new Promise<void>((resolve) => held.push(resolve))
    return { card: cardOf(attemptId) }
  })
  await expect.element(page.getByText('1 of 3 papers loaded')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Papers loaded' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  for (const go of held.splice(0)) go()
  await expect.element(page.getByText('1 of 3 papers loaded; the others are not here.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print 1 paper' })).toBeEnabled()
  await page.getByRole('button', { name: 'Load the others' }).click()
  await expect.poll(() => asked).toBe(5)
  for (const go of held) go()
  await expect.element(page.getByText('3 papers are ready.')).toBeVisible()
})
